import { rootStreams } from './compound-document.ts'
import { surveyZip, type ZipSurvey } from './zip-survey.ts'

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

/** Where programs keep macros ([MS-OVBA] 2.2.1), whatever the content types say of it. */
const macroPart = /(^|\/)vba(Project|ProjectSignature\w*|Data)\.(bin|xml)$/i

/**
 * Whether the bytes are a Word, Excel or PowerPoint document of 2007 and later, without macros, that inflates to a bounded
 * size. What is no such document by its names and content types is refused before anything else of it is inflated.
 */
export const isOfficeXml = async (bytes: Buffer, kind: keyof typeof mainParts): Promise<boolean> => {
  const suits = ({ names, text }: ZipSurvey): boolean => {
    const main = mainPart(text, mainParts[kind])
    return main !== undefined && names.has(main) && ![...names].some((name) => macroPart.test(name))
  }
  return (await surveyZip(bytes, { inflate: true, first: { name: contentTypes, suits } })) !== undefined
}

const mainStreams = { doc: ['WordDocument'], xls: ['Workbook', 'Book'], ppt: ['PowerPoint Document'] }

/** Whether the bytes are a document of the older kind: a compound file with the main stream of that program. */
export const isOldOffice = (bytes: Buffer, kind: keyof typeof mainStreams): boolean => {
  const streams = rootStreams(bytes)
  return mainStreams[kind].some((name) => streams?.has(name))
}
