import { addIndex, type BundleIndex } from './bundle-index.ts'
import { addNotice, addPicture, addStamp, addStrip } from './bundle-page.ts'
import { loadFont } from './font.ts'
import { addFact, addHeading, colours, margin, printable, type Sheet, sizes, width } from './page.ts'

/** A page of a bundle. `stamp` stands at its foot and is the running number. */
export type BundlePage =
  | {
      kind: 'picture'
      title: string
      stamp: string
      /**
       * Reads the picture when its page is added; undefined where it cannot be read: then the page shows the lines of
       * `instead`.
       */
      picture: () => Promise<Buffer | undefined>
      instead: readonly string[]
    }
  | { kind: 'notice'; title: string; stamp: string; lines: readonly string[] }
  /** A page with a stamp alone, to be put below a page of somebody else's document. */
  | { kind: 'strip'; stamp: string }

type Facts = readonly { label: string; text: string }[]

/** The content of a bundle: a cover of one page, a table of contents, and the pages. */
export type Bundle = {
  title: string
  /** The title of the PDF, which a PDF reader shows in its window. */
  name: string
  lead: readonly string[]
  sections: readonly { title: string; facts: Facts }[]
  /** Small print at the end of the cover. */
  notes: readonly string[]
  coverStamp: string
  index: BundleIndex
  indexStamp: (page: number) => string
  pages: readonly BundlePage[]
  at: Date
}

const addCover = (sheet: Sheet, { title, lead, sections, notes, coverStamp }: Bundle): void => {
  sheet.addPage({ size: 'A4', margins: { top: margin, left: margin, right: margin, bottom: 0 } })
  const room = { width: width(sheet), paragraphGap: 4 }
  sheet.fontSize(sizes.title).fillColor(colours.text).text(title, margin, 76, room)
  sheet.moveDown(0.5).fontSize(sizes.text).fillColor(colours.quiet)
  for (const line of lead) sheet.text(printable(line), margin, undefined, room)
  for (const section of sections) {
    addHeading(sheet, section.title)
    for (const fact of section.facts) addFact(sheet, { ...fact, colour: colours.text })
  }
  sheet.moveDown(0.8).fontSize(sizes.small).fillColor(colours.quiet)
  for (const line of notes) sheet.text(printable(line), margin, undefined, room)
  addStamp(sheet, coverStamp)
}

const addPage = async (sheet: Sheet, page: BundlePage): Promise<void> => {
  if (page.kind === 'strip') return addStrip(sheet, page.stamp)
  if (page.kind === 'notice') return addNotice(sheet, page)
  const picture = await page.picture()
  if (picture) addPicture(sheet, page, picture)
  else addNotice(sheet, { ...page, lines: page.instead })
}

function* written(sheet: Sheet): Generator<Buffer> {
  for (let chunk = sheet.read(); chunk !== null; chunk = sheet.read()) yield chunk as Buffer
}

/**
 * Prints the bundle as a PDF with selectable Chinese text, and yields it page by page: no more than one picture is in
 * memory, and the next page waits until the reader has taken the one before.
 */
export async function* printBundle(bundle: Bundle): AsyncGenerator<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const sheet: Sheet = new PDFDocument({
    autoFirstPage: false,
    // The type allows only names of built-in fonts; pdfkit takes the bytes of a font as well.
    font: (await loadFont()) as unknown as string,
    info: { Title: printable(bundle.name), CreationDate: bundle.at, ModDate: bundle.at },
    lang: 'zh-CN',
  })
  addCover(sheet, bundle)
  addIndex(sheet, bundle.index, bundle.indexStamp)
  yield* written(sheet)
  for (const page of bundle.pages) {
    await addPage(sheet, page)
    yield* written(sheet)
  }
  sheet.end()
  for await (const chunk of sheet) yield chunk as Buffer
}
