import { rootStreams } from './compound-document.ts'
import { surveyZip, type ZipSurvey } from './zip-survey.ts'

const contentTypes = '[Content_Types].xml'
const officeXml = 'application/vnd.openxmlformats-officedocument.'

/**
 * The content type of the main part of each kind (ECMA-376). A document with macros has another content type, and is
 * refused.
 */
const mainParts = {
  docx: `${officeXml}wordprocessingml.document.main+xml`,
  xlsx: `${officeXml}spreadsheetml.sheet.main+xml`,
  pptx: `${officeXml}presentationml.presentation.main+xml`,
}

/** The name of the main part in a document's list of content types, without its leading slash. */
const mainPart = (types: string, contentType: string): string | undefined => {
  const overrides = types.match(/<(?:\w+:)?Override\s[^>]*>/g) ?? []
  const main = overrides.find((override) => override.includes(`ContentType="${contentType}"`))
  return main?.match(/PartName="\/([^"]+)"/)?.[1]
}

/** The parts in which Office programs keep macros ([MS-OVBA] 2.2.1), whatever the content types say. */
const macroPart = /(^|\/)vba(Project|ProjectSignature\w*|Data)\.(bin|xml)$/i

/**
 * Whether the bytes are a Word, Excel or PowerPoint document of 2007 or later, without macros, that inflates to a bounded
 * size. The names and content types in the archive are checked before anything else of it is inflated.
 */
export const isOfficeXml = async (bytes: Buffer, kind: keyof typeof mainParts): Promise<boolean> => {
  const suits = ({ names, text }: ZipSurvey): boolean => {
    const main = mainPart(text, mainParts[kind])
    return main !== undefined && names.has(main) && ![...names].some((name) => macroPart.test(name))
  }
  return (await surveyZip(bytes, { inflate: true, first: { name: contentTypes, suits } })) !== undefined
}

const mainStreams = { doc: ['WordDocument'], xls: ['Workbook', 'Book'], ppt: ['PowerPoint Document'] }

/**
 * Whether the bytes are a Word, Excel or PowerPoint document of before 2007: a compound file with the main stream of that
 * program.
 */
export const isOldOffice = (bytes: Buffer, kind: keyof typeof mainStreams): boolean => {
  const streams = rootStreams(bytes)
  return mainStreams[kind].some((name) => streams?.has(name))
}
