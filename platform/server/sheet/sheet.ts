import type { Readable } from 'node:stream'

/** A cell of a table that is written row by row: a text, a number, a moment, or nothing. */
export type Cell = string | number | Date | null

export type SheetColumn<Row> = {
  header: string
  /** The width of the column in a spreadsheet, in characters; CSV has no widths. */
  width: number
  /** How many decimals its numbers are written with: of money two. */
  decimals?: 2
  cell: (row: Row) => Cell
}

/**
 * The rows of a table, in batches as a database hands them out; the next batch is asked for once the reader has taken the
 * one before.
 */
export type Batches<Row> = AsyncIterable<readonly Row[]>

export type WriteSheet = <Row>(columns: readonly SheetColumn<Row>[], batches: Batches<Row>) => Readable
