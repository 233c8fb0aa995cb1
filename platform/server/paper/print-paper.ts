import { createGate } from '../http/gate.ts'
import { loadFont } from './font.ts'
import {
  addFact,
  addFeet,
  addHead,
  addHeading,
  colours,
  keepRoom,
  margin,
  printable,
  type Sheet,
  sizeOf,
  sizes,
  width,
} from './page.ts'

type Facts = readonly { label: string; text: string }[]

/** A title with facts below it; `entries` are further lists of facts, each under a title of its own. */
export type PaperSection = {
  title: string
  /** A picture (JPEG or PNG) between the title and the facts. */
  picture?: Buffer
  facts: Facts
  entries?: readonly { title: string; facts: Facts }[]
}

/** The content of a paper. The texts of facts may hold whatever people typed. */
export type Paper = {
  title: string
  /** The title of the PDF, which a PDF reader shows in its window. */
  name: string
  /** The small line above each page: what the paper is about. */
  head: string
  lead?: readonly string[]
  sections: readonly PaperSection[]
  lists?: readonly { title: string; lines: readonly string[] }[]
  /** Small print at the end. */
  notes?: readonly string[]
  /** The text shown for a fact without text; `isOpen` shows it in a striking colour. */
  gap: { text: string; isOpen: boolean }
  /** The document's date. */
  at: Date
  /** The rows of a code for cameras (true is a dark square), drawn at the head of the first page. */
  code?: readonly (readonly boolean[])[]
  /** Writes at the foot of each page which of how many it is. */
  isNumbered?: true
  /** Set for papers that are kept for decades: they become PDF/A-3b, which may hold embedded files. */
  archive?: { attachments: readonly Attachment[] }
}

/** A file inside a paper. */
export type Attachment = { name: string; type: string; about: string; bytes: Uint8Array }

/**
 * Setting a page keeps the process busy for a tenth of a second, so papers are printed one by one and other calls come in
 * between.
 */
const printing = createGate({ running: 1, waiting: 16 })

const addFacts = (sheet: Sheet, facts: Facts, gap: Paper['gap']): void => {
  for (const { label, text } of facts) {
    const colour = text === '' && gap.isOpen ? colours.open : colours.text
    addFact(sheet, { label, text: text || gap.text, colour })
  }
}

/** The most room of a picture, in points. */
const pictureSize = { width: 320, height: 110 }

/** Adds a picture as large as its room takes it, in a frame, since most of its ground is as white as the paper. */
const addPicture = (sheet: Sheet, picture: Buffer): void => {
  const image = sizeOf(sheet, picture)
  const scale = Math.min(pictureSize.width / image.width, pictureSize.height / image.height)
  const [drawnWidth, drawnHeight] = [image.width * scale, image.height * scale]
  const top = sheet.y
  sheet.image(picture, margin, top, { width: drawnWidth, height: drawnHeight })
  sheet.rect(margin, top, drawnWidth, drawnHeight).lineWidth(0.7).strokeColor(colours.line).stroke()
  sheet.x = margin
  sheet.y = top + drawnHeight + 12
}

/** A heading stands above its picture, its first fact, or the title and the first fact of its first entry. */
const headingRoom = ({ picture, facts, entries = [] }: PaperSection): number => {
  const below = picture ? pictureSize.height : 0
  return 70 + below + (facts.length === 0 && entries.length > 0 ? entryRoom : 0)
}

const addSection = (sheet: Sheet, section: PaperSection, gap: Paper['gap']): void => {
  const { title, picture, facts, entries = [] } = section
  addHeading(sheet, title, headingRoom(section))
  if (picture) addPicture(sheet, picture)
  addFacts(sheet, facts, gap)
  for (const entry of entries) {
    keepRoom(sheet, entryRoom)
    sheet.moveDown(0.3).fontSize(sizes.entry).fillColor(colours.text).text(entry.title, margin)
    sheet.moveDown(0.2)
    addFacts(sheet, entry.facts, gap)
  }
}

/** The room of an entry's title with its first fact, in points. */
const entryRoom = 90

type LineStyle = { size: number; colour: string; room?: number }

const addLines = (sheet: Sheet, lines: readonly string[], { size, colour, room = width(sheet) }: LineStyle): void => {
  sheet.fontSize(size).fillColor(colour)
  for (const line of lines) sheet.text(printable(line), margin, undefined, { width: room, paragraphGap: 4 })
}

const set = (sheet: Sheet, paper: Paper): void => {
  const { title, head, lead = [], sections, lists = [], notes = [], gap, code, archive, at } = paper
  for (const attachment of archive?.attachments ?? []) attach(sheet, attachment, at)
  addHead(sheet, printable(head))
  sheet.on('pageAdded', () => addHead(sheet, printable(head)))
  if (code) addCode(sheet, code)
  const room = width(sheet) - (code ? codeSide + 16 : 0)
  sheet.fontSize(sizes.title).fillColor(colours.text).text(title, margin, margin, { width: room })
  if (lead.length > 0) sheet.moveDown(0.5)
  addLines(sheet, lead, { size: sizes.text, colour: colours.quiet, room })
  if (code) sheet.y = Math.max(sheet.y, margin + codeSide)
  for (const section of sections) addSection(sheet, section, gap)
  for (const { title: heading, lines } of lists) {
    addHeading(sheet, heading)
    addLines(sheet, lines, { size: sizes.text, colour: colours.text })
  }
  if (notes.length > 0) sheet.moveDown(1)
  addLines(sheet, notes, { size: sizes.small, colour: colours.quiet })
}

/** The side of the drawn code, in points. */
const codeSide = 92

const addCode = (sheet: Sheet, rows: NonNullable<Paper['code']>): void => {
  const square = codeSide / rows.length
  const left = margin + width(sheet) - codeSide
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) sheet.rect(left + x * square, margin + y * square, square, square)
    }
  }
  sheet.fill('#000000')
}

const attach = (sheet: Sheet, { name, type, about, bytes }: Attachment, at: Date): void => {
  // The type does not name `relationship`, which PDF/A-3 requires of an embedded file.
  const options = { name, type, description: about, relationship: 'Data', creationDate: at, modifiedDate: at }
  sheet.file(Buffer.from(bytes), options)
}

const bytesOf = async (sheet: Sheet): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of sheet) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/**
 * Prints the paper as a PDF: A4, with selectable Chinese text in an embedded font.
 * @throws AppFailure `server.overloaded` when too many papers wait
 */
export const printPaper = (paper: Paper): Promise<Buffer> =>
  printing(async () => {
    // pdfkit is loaded only here, so that a program that prints nothing (such as a command) does not wait for it.
    const { default: PDFDocument } = await import('pdfkit')
    const sheet = new PDFDocument({
      size: 'A4',
      margins: { top: margin, bottom: margin, left: margin, right: margin },
      // The type allows only names of built-in fonts; pdfkit takes the bytes of a font as well.
      font: (await loadFont()) as unknown as string,
      info: { Title: printable(paper.name), CreationDate: paper.at, ModDate: paper.at },
      lang: 'zh-CN',
      // How many pages there are is known at the end alone, so that they wait for their numbers.
      bufferPages: paper.isNumbered === true,
      ...(paper.archive ? { subset: 'PDF/A-3b' as const, pdfVersion: '1.7' as const } : {}),
    })
    set(sheet, paper)
    if (paper.isNumbered) addFeet(sheet)
    sheet.end()
    return bytesOf(sheet)
  })
