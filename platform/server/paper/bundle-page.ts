import { colours, printable, type Sheet, sizeOf, sizes } from './page.ts'

/** Room in points around the content of a page of a bundle. */
const edge = 40
const headRoom = 54
const footRoom = 46

/** The width and height, in points, of the strip that stands below each page and shows its stamp. */
const stripSize: [number, number] = [260, 26]

type Line = { left: number; top: number; width: number; align?: 'left' | 'right' }

const addLine = (sheet: Sheet, text: string, { left, top, width, align = 'left' }: Line): void => {
  sheet.text(printable(text), left, top, { width, align, height: 13, ellipsis: true, lineBreak: true })
}

export const addStamp = (sheet: Sheet, stamp: string): void => {
  sheet.fontSize(sizes.small).fillColor(colours.text)
  const { width, height } = sheet.page
  addLine(sheet, stamp, { left: edge, top: height - 30, width: width - 2 * edge, align: 'right' })
}

/** Adds a page that holds a stamp alone, to be put below a page of somebody else's document. */
export const addStrip = (sheet: Sheet, stamp: string): void => {
  const [width] = stripSize
  sheet.addPage({ size: stripSize, margin: 0 })
  sheet.fontSize(sizes.small).fillColor(colours.text)
  addLine(sheet, stamp, { left: 8, top: 7, width: width - 24, align: 'right' })
}

const addTitle = (sheet: Sheet, title: string): void => {
  sheet.fontSize(sizes.text).fillColor(colours.quiet)
  addLine(sheet, title, { left: edge, top: 28, width: sheet.page.width - 2 * edge })
}

/**
 * Adds a page with a picture (JPEG or PNG, upright), as large as the page takes it; for a wide picture the page is
 * landscape.
 */
export const addPicture = (sheet: Sheet, { title, stamp }: { title: string; stamp: string }, picture: Buffer): void => {
  const image = sizeOf(sheet, picture)
  const layout = image.width > image.height ? 'landscape' : 'portrait'
  sheet.addPage({ size: 'A4', layout, margin: 0 })
  addTitle(sheet, title)
  const { width, height } = sheet.page
  const fit: [number, number] = [width - 2 * edge, height - headRoom - footRoom]
  sheet.image(picture, edge, headRoom, { fit, align: 'center', valign: 'center' })
  addStamp(sheet, stamp)
}

/** Adds a page of text lines in place of a paper that has no pages of its own here. */
export const addNotice = (
  sheet: Sheet,
  { title, stamp, lines }: { title: string; stamp: string; lines: readonly string[] },
): void => {
  sheet.addPage({ size: 'A4', margin: 0 })
  addTitle(sheet, title)
  const { width, height } = sheet.page
  const room = { width: width - 2 * edge, paragraphGap: 10, height: height - headRoom - footRoom - 120, ellipsis: true }
  sheet
    .fontSize(sizes.section)
    .fillColor(colours.text)
    .text(lines.map(printable).join('\n'), edge, headRoom + 120, room)
  addStamp(sheet, stamp)
}
