import type { Readable } from 'node:stream'

/** A table that is written row by row. A cell is a text, a whole or decimal number, a moment, or nothing. */
export type Cell = string | number | Date | null

export type SheetColumn<Row> = {
  header: string
  /** Of a spreadsheet, in characters. */
  width: number
  cell: (row: Row) => Cell
}

/** Rows come in batches, as a database hands them out; the next is asked for once the reader has taken the one before. */
export type Batches<Row> = AsyncIterable<readonly Row[]>

export type WriteSheet = <Row>(columns: readonly SheetColumn<Row>[], batches: Batches<Row>) => Readable
