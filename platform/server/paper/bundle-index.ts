import { addStamp } from './bundle-page.ts'
import { colours, margin, printable, type Sheet, sizes, width } from './page.ts'

/** The table of contents of a bundle. `width` is in points; the widths of all columns are 483 together. */
export type BundleIndex = {
  title: string
  columns: readonly { label: string; width: number }[]
  rows: readonly (readonly string[])[]
}

const rowHeight = 30
const headHeight = 22
const top = 96
const rowsOfPage = 21

/**
 * How many pages a table of `rows` rows takes. The caller needs it before the table is set, since the rows tell page
 * numbers that come after the table.
 */
export const indexPages = (rows: number): number => Math.max(1, Math.ceil(rows / rowsOfPage))

const addRow = (sheet: Sheet, { columns }: BundleIndex, cells: readonly string[], y: number, height: number): void => {
  let left = margin
  for (const [at, { width: room }] of columns.entries()) {
    sheet.text(printable(cells[at] ?? ''), left, y, { width: room - 8, height, ellipsis: true })
    left += room
  }
}

const addRule = (sheet: Sheet, y: number): void => {
  sheet
    .moveTo(margin, y)
    .lineTo(margin + width(sheet), y)
    .lineWidth(0.6)
    .strokeColor(colours.line)
    .stroke()
}

const addPage = (sheet: Sheet, index: BundleIndex, rows: BundleIndex['rows'], stamp: string): void => {
  sheet.addPage({ size: 'A4', margins: { top: margin, left: margin, right: margin, bottom: 0 } })
  sheet
    .fontSize(sizes.title)
    .fillColor(colours.text)
    .text(index.title, margin, margin - 8, { width: width(sheet) })
  sheet.fontSize(sizes.small).fillColor(colours.quiet)
  const labels = index.columns.map(({ label }) => label)
  addRow(sheet, index, labels, top, headHeight)
  addRule(sheet, top + headHeight - 5)
  sheet.fillColor(colours.text)
  for (const [at, row] of rows.entries()) {
    const y = top + headHeight + at * rowHeight
    addRow(sheet, index, row, y, rowHeight - 3)
    addRule(sheet, y + rowHeight - 4)
  }
  addStamp(sheet, stamp)
}

/** Adds the table on as many pages as `indexPages` says; `stampOf` gives the stamp of each page, counted from 0. */
export const addIndex = (sheet: Sheet, index: BundleIndex, stampOf: (page: number) => string): void => {
  for (let page = 0; page < indexPages(index.rows.length); page += 1) {
    addPage(sheet, index, index.rows.slice(page * rowsOfPage, (page + 1) * rowsOfPage), stampOf(page))
  }
}
