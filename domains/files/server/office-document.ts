import { rootStreams } from './compound-document.ts'
import { surveyZip } from './zip-survey.ts'

const contentTypes = '[Content_Types].xml'
const officeXml = 'application/vnd.openxmlformats-officedocument.'

/** The main part of each kind as its content type names it (ECMA-376); with macros it is named otherwise and refused. */
const mainParts = {
  docx: `${officeXml}wordprocessingml.document.main+xml`,
  xlsx: `${officeXml}spreadsheetml.sheet.main+xml`,
  pptx: `${officeXml}presentationml.presentation.main+xml`,
}

/** The part that a list of content types declares as the main one, without its leading slash. */
const mainPart = (types: string, contentType: string): string | undefined => {
  const overrides = types.match(/<(?:\w+:)?Override\s[^>]*>/g) ?? []
  const main = overrides.find((override) => override.includes(`ContentType="${contentType}"`))
  return main?.match(/PartName="\/([^"]+)"/)?.[1]
}

/** Whether the bytes are a Word, Excel or PowerPoint document of 2007 and later, and inflate to a bounded size. */
export const isOfficeXml = async (bytes: Buffer, kind: keyof typeof mainParts): Promise<boolean> => {
  const found = await surveyZip(bytes, { inflate: true, read: (name) => name === contentTypes })
  if (!found) return false
  const main = mainPart(found.texts.get(contentTypes) ?? '', mainParts[kind])
  return main !== undefined && found.names.has(main)
}

const mainStreams = { doc: ['WordDocument'], xls: ['Workbook', 'Book'], ppt: ['PowerPoint Document'] }

/** Whether the bytes are a document of the older kind: a compound file with the main stream of that program. */
export const isOldOffice = (bytes: Buffer, kind: keyof typeof mainStreams): boolean => {
  const streams = rootStreams(bytes)
  return mainStreams[kind].some((name) => streams?.has(name))
}
