import { Readable } from 'node:stream'
import { neutralised } from './formula.ts'
import type { Batches, Cell, SheetColumn, WriteSheet } from './sheet.ts'
import { shanghaiText } from './sheet-time.ts'

/** Without it Excel takes UTF-8 for the encoding of the machine, and Chinese is lost. */
const byteOrderMark = '\uFEFF'

const textOf = (cell: Cell): string => {
  if (cell === null) return ''
  if (cell instanceof Date) return shanghaiText(cell)
  return typeof cell === 'number' ? String(cell) : neutralised(cell)
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const lineOf = (cells: readonly Cell[]): string => `${cells.map((cell) => quoted(textOf(cell))).join(',')}\r\n`

async function* linesOf<Row>(columns: readonly SheetColumn<Row>[], batches: Batches<Row>): AsyncGenerator<Buffer> {
  yield Buffer.from(byteOrderMark + lineOf(columns.map(({ header }) => header)))
  for await (const rows of batches) {
    yield Buffer.from(rows.map((row) => lineOf(columns.map(({ cell }) => cell(row)))).join(''))
  }
}

/** RFC 4180 in UTF-8 with a byte order mark; texts that a spreadsheet would calculate are made harmless. */
export const writeCsv: WriteSheet = (columns, batches) =>
  Readable.from(linesOf(columns, batches), { objectMode: false })
