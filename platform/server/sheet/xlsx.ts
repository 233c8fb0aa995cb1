import { type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Batches, Cell, SheetColumn, WriteSheet } from './sheet.ts'
import { shanghaiSerial } from './sheet-time.ts'
import { cellStyles, fixedParts, headInSight, mainNamespace, sheetPart, xmlHead } from './xlsx-parts.ts'

/** Characters that XML 1.0 cannot hold in any form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** A part of a text that Excel would read as an escape, as `_x0041_` for the letter A (ECMA-376 part 1, 22.9.2.19). */
const looksEscaped = /_(?=x[0-9a-fA-F]{4}_)/g
const markup: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }
/** The most characters that a cell of Excel takes. */
const longestText = 32_767

const escaped = (text: string): string =>
  text
    .slice(0, longestText)
    .replace(unwritable, '')
    .replace(looksEscaped, '_x005F_')
    .replace(/[&<>\r]/g, (sign) => markup[sign] ?? sign)

/** The name of a column by its number: 0 → A, 25 → Z, 26 → AA. */
const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

const textCell = (place: string, text: string, style: number): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const numberCell = (place: string, value: number, decimals: 2 | undefined): string =>
  `<c r="${place}"${decimals === undefined ? '' : ` s="${cellStyles.twoDecimals}"`}><v>${value}</v></c>`

const cellOf = (place: string, cell: Cell, decimals: 2 | undefined): string => {
  if (cell === null || cell === '') return ''
  if (cell instanceof Date) return `<c r="${place}" s="${cellStyles.moment}"><v>${shanghaiSerial(cell)}</v></c>`
  return typeof cell === 'number' ? numberCell(place, cell, decimals) : textCell(place, cell, cellStyles.text)
}

async function* sheetOf<Row>(columns: readonly SheetColumn<Row>[], batches: Batches<Row>): AsyncGenerator<Buffer> {
  const names = columns.map((_, at) => columnName(at))
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const heads = columns.map(({ header }, at) => textCell(`${names[at]}1`, header, cellStyles.head))
  yield Buffer.from(
    `${xmlHead}<worksheet xmlns="${mainNamespace}">${headInSight}<cols>${widths.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>`,
  )
  let line = 1
  const rowOf = (row: Row): string => {
    line += 1
    return `<row r="${line}">${columns.map(({ cell, decimals }, at) => cellOf(`${names[at]}${line}`, cell(row), decimals)).join('')}</row>`
  }
  for await (const rows of batches) yield Buffer.from(rows.map(rowOf).join(''))
  yield Buffer.from('</sheetData></worksheet>')
}

/**
 * Writes a workbook (xlsx) with one sheet, packed while it is read: one batch of rows is in memory at a time. Texts are
 * stored as texts, so that no program calculates them.
 */
export const writeXlsx: WriteSheet = (columns, batches) => {
  const zip = new ZipFile()
  const out = zip.outputStream as PassThrough
  for (const [path, text] of Object.entries(fixedParts)) zip.addBuffer(Buffer.from(text), path)
  const sheet = Readable.from(sheetOf(columns, batches), { objectMode: false })
  zip.addReadStream(sheet, sheetPart)
  zip.end()
  // A failure while the rows are read ends the file for its reader; a reader that leaves ends the reading of rows.
  for (const part of [zip, sheet]) part.on('error', (error: Error) => out.destroy(error))
  out.on('close', () => sheet.destroy())
  return out
}
