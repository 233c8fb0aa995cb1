import { Readable } from 'node:stream'
import { neutralised } from './formula.ts'
import type { Batches, Cell, SheetColumn, WriteSheet } from './sheet.ts'
import { shanghaiText } from './sheet-time.ts'

/** The byte order mark: without it Excel reads UTF-8 as the local encoding, and Chinese is garbled. */
const byteOrderMark = '\uFEFF'

const textOf = (cell: Cell, decimals?: number): string => {
  if (cell === null) return ''
  if (cell instanceof Date) return shanghaiText(cell)
  if (typeof cell !== 'number') return neutralised(cell)
  return decimals === undefined ? String(cell) : cell.toFixed(decimals)
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const lineOf = (texts: readonly string[]): string => `${texts.map(quoted).join(',')}\r\n`

async function* linesOf<Row>(columns: readonly SheetColumn<Row>[], batches: Batches<Row>): AsyncGenerator<Buffer> {
  yield Buffer.from(byteOrderMark + lineOf(columns.map(({ header }) => textOf(header))))
  for await (const rows of batches) {
    yield Buffer.from(
      rows.map((row) => lineOf(columns.map(({ cell, decimals }) => textOf(cell(row), decimals)))).join(''),
    )
  }
}

/**
 * Writes CSV (RFC 4180) in UTF-8 with a byte order mark; a text that a spreadsheet would take for a formula is made
 * harmless.
 */
export const writeCsv: WriteSheet = (columns, batches) =>
  Readable.from(linesOf(columns, batches), { objectMode: false })
