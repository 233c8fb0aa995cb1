import type PDFDocument from 'pdfkit'

/** A PDF document while pages are being added to it. */
export type Sheet = InstanceType<typeof PDFDocument>

/** The margin of a page, in points. */
export const margin = 56
const labelWidth = 108
export const colours = { text: '#0f1e36', quiet: '#58677f', line: '#dde4ed', open: '#b8341f' }
export const sizes = { title: 20, section: 13, entry: 11, text: 10.5, small: 9 }

/** pdfkit tells the size of a picture, but its types do not name this method. */
type Measuring = { openImage: (picture: Buffer) => { width: number; height: number } }

/** The width and height of a picture (JPEG or PNG), in pixels. */
export const sizeOf = (sheet: Sheet, picture: Buffer): { width: number; height: number } =>
  (sheet as Sheet & Measuring).openImage(picture)

/** Replaces control characters by blanks, since they have no glyph; line breaks stay. */
export const printable = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')

export const width = (sheet: Sheet): number => sheet.page.width - 2 * margin
const bottom = (sheet: Sheet): number => sheet.page.height - margin

/** Begins a new page where less than `height` points are left, so that no heading stands alone at the foot of a page. */
export const keepRoom = (sheet: Sheet, height: number): void => {
  if (sheet.y + height > bottom(sheet)) sheet.addPage()
}

/** How the text that is being set looks; pdfkit keeps it under these names, and its types do not tell. */
type Looks = { _fontSize: number; _fillColor?: [colour: string, opacity: number] | null }

/** Adds the small line of text above the content of a page. A text that goes on from the page before keeps its looks. */
export const addHead = (sheet: Sheet, head: string): void => {
  const { y, _fontSize, _fillColor } = sheet as Sheet & Looks
  sheet
    .fontSize(sizes.small)
    .fillColor(colours.quiet)
    .text(head, margin, 30, { width: width(sheet), align: 'right', height: 12, ellipsis: true })
  sheet.fontSize(_fontSize)
  if (_fillColor) sheet.fillColor(..._fillColor)
  sheet.x = margin
  sheet.y = Math.max(y, margin)
}

/** How far from the lower edge the number of a page stands, in points. */
const footRise = 36

/** Writes on each page which of how many it is. The pages must have been kept for that (`bufferPages`). */
export const addFeet = (sheet: Sheet): void => {
  const { start, count } = sheet.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    sheet.switchToPage(start + at)
    const text = `第 ${at + 1} 页，共 ${count} 页`
    sheet.fontSize(sizes.small).fillColor(colours.quiet)
    // Without line breaks the text may stand in the margin and begins no page.
    const left = margin + (width(sheet) - sheet.widthOfString(text)) / 2
    sheet.text(text, left, sheet.page.height - footRise, { lineBreak: false })
  }
}

/** Adds a heading with a line below it, on a page that has `room` points left for it and what it must not stand without. */
export const addHeading = (sheet: Sheet, title: string, room = 70): void => {
  keepRoom(sheet, room)
  sheet.moveDown(0.8).fontSize(sizes.section).fillColor(colours.text).text(title, margin)
  const line = sheet.y + 4
  sheet
    .moveTo(margin, line)
    .lineTo(margin + width(sheet), line)
    .lineWidth(0.7)
    .strokeColor(colours.line)
    .stroke()
  sheet.y = line + 10
}

/** Adds a label with its text beside it. */
export const addFact = (
  sheet: Sheet,
  { label, text, colour }: { label: string; text: string; colour: string },
): void => {
  const shown = printable(text)
  const textWidth = width(sheet) - labelWidth
  sheet.fontSize(sizes.text)
  // A short text stays on one page with its label; one longer than a page flows on to the next.
  keepRoom(sheet, Math.min(sheet.heightOfString(shown, { width: textWidth }), 60))
  const top = sheet.y
  sheet.fillColor(colours.quiet).text(label, margin, top, { width: labelWidth - 12 })
  const labelEnd = sheet.y
  sheet.fillColor(colour).text(shown, margin + labelWidth, top, { width: textWidth })
  const hasTurned = sheet.y < top
  sheet.x = margin
  sheet.y = (hasTurned ? sheet.y : Math.max(sheet.y, labelEnd)) + 6
}
