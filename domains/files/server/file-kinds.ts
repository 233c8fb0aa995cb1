import { fileTypeFromBuffer } from 'file-type'
import { isWholeGif } from './gif.ts'
import { holdsMarkup } from './markup.ts'
import { isOfficeXml, isOldOffice } from './office-document.ts'
import { type PictureKind, pictureSize } from './pictures.ts'
import { isPlainText } from './plain-text.ts'
import { surveyZip } from './zip-survey.ts'

type Kind = {
  extensions: readonly string[]
  mediaType: string
  /** Whether the bytes are of this kind. */
  recognise: (bytes: Buffer) => boolean | Promise<boolean>
  /** How a page can show a file of this kind; a kind without it can only be downloaded. */
  view?: 'picture' | 'pages'
}

const signatureBytes = 4_100
const pdfTail = 2_048

const hasSignature = async (bytes: Buffer, ...extensions: string[]): Promise<boolean> => {
  const found = await fileTypeFromBuffer(bytes.subarray(0, signatureBytes))
  return found !== undefined && extensions.includes(found.ext)
}

const picture = (kind: PictureKind, signature: string, extensions = [signature]): Kind => ({
  extensions,
  mediaType: `image/${kind}`,
  // A damaged picture that no decoder reads is accepted: it is still a paper of its owner. A web page that pretends to be a
  // picture is refused, and so is a bitmap whose headers lie.
  recognise: async (bytes) =>
    (await hasSignature(bytes, signature)) &&
    ((await pictureSize(bytes, kind)) !== undefined || (kind !== 'bmp' && !holdsMarkup(bytes))),
  view: 'picture',
})

/**
 * Recognises a PDF by its header (ISO 32000-2, 7.5.2). A missing end is no reason to refuse the file, since readers repair
 * it, unless the bytes hold markup.
 */
const isPdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && (hasPdfEnd(bytes) || !holdsMarkup(bytes))

/**
 * Whether the end of a PDF gives the place of the cross-references and they stand there, as a table or as an object (ISO
 * 32000-2, 7.5.4 and 7.5.8).
 */
const hasPdfEnd = (bytes: Buffer): boolean => {
  const [, place] = /startxref\s+(\d{1,10})\s+%%EOF/.exec(bytes.subarray(-pdfTail).toString('latin1')) ?? []
  if (place === undefined) return false
  return /^\s*(xref\s|\d+\s+\d+\s+obj\b)/.test(bytes.toString('latin1', Number(place), Number(place) + 40))
}

const officeXml = 'application/vnd.openxmlformats-officedocument.'

/**
 * Every kind that some purpose takes. An extension belongs to one kind, and the bytes of a file must be of the kind of its
 * extension.
 */
export const fileKinds = {
  jpeg: picture('jpeg', 'jpg', ['jpg', 'jpeg']),
  png: picture('png', 'png'),
  gif: { extensions: ['gif'], mediaType: 'image/gif', recognise: isWholeGif, view: 'picture' },
  webp: picture('webp', 'webp'),
  bmp: picture('bmp', 'bmp'),
  pdf: { extensions: ['pdf'], mediaType: 'application/pdf', recognise: isPdf, view: 'pages' },
  // GB/T 33190-2016: a ZIP archive with the document's entry point at its root.
  ofd: {
    extensions: ['ofd'],
    mediaType: 'application/ofd',
    recognise: async (bytes) => (await surveyZip(bytes, { inflate: true }))?.names.has('OFD.xml') === true,
  },
  doc: { extensions: ['doc'], mediaType: 'application/msword', recognise: (bytes) => isOldOffice(bytes, 'doc') },
  xls: { extensions: ['xls'], mediaType: 'application/vnd.ms-excel', recognise: (bytes) => isOldOffice(bytes, 'xls') },
  ppt: {
    extensions: ['ppt'],
    mediaType: 'application/vnd.ms-powerpoint',
    recognise: (bytes) => isOldOffice(bytes, 'ppt'),
  },
  docx: {
    extensions: ['docx'],
    mediaType: `${officeXml}wordprocessingml.document`,
    recognise: (bytes) => isOfficeXml(bytes, 'docx'),
  },
  xlsx: {
    extensions: ['xlsx'],
    mediaType: `${officeXml}spreadsheetml.sheet`,
    recognise: (bytes) => isOfficeXml(bytes, 'xlsx'),
  },
  pptx: {
    extensions: ['pptx'],
    mediaType: `${officeXml}presentationml.presentation`,
    recognise: (bytes) => isOfficeXml(bytes, 'pptx'),
  },
  text: { extensions: ['txt', 'csv'], mediaType: 'text/plain; charset=utf-8', recognise: isPlainText },
  zip: {
    extensions: ['zip'],
    mediaType: 'application/zip',
    recognise: async (bytes) => (await surveyZip(bytes, { inflate: false })) !== undefined,
  },
  rar: { extensions: ['rar'], mediaType: 'application/vnd.rar', recognise: (bytes) => hasSignature(bytes, 'rar') },
  '7z': {
    extensions: ['7z'],
    mediaType: 'application/x-7z-compressed',
    recognise: (bytes) => hasSignature(bytes, '7z'),
  },
  mp3: { extensions: ['mp3'], mediaType: 'audio/mpeg', recognise: (bytes) => hasSignature(bytes, 'mp3') },
  mp4: { extensions: ['mp4'], mediaType: 'video/mp4', recognise: (bytes) => hasSignature(bytes, 'mp4', 'm4v') },
} as const satisfies Record<string, Kind>

export type FileKind = keyof typeof fileKinds

export const kindOf = (kind: FileKind): Kind => fileKinds[kind]

export const mediaTypeOf = (kind: FileKind): string => fileKinds[kind].mediaType
/** Whether a page can show a file of this kind as a picture. */
export const isPicture = (kind: FileKind): boolean => kindOf(kind).view === 'picture'

export const kindByExtension: ReadonlyMap<string, FileKind> = new Map(
  Object.entries(fileKinds).flatMap(([kind, { extensions }]) =>
    extensions.map((extension): [string, FileKind] => [extension, kind as FileKind]),
  ),
)
