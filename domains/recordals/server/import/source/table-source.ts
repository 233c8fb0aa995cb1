import type { ImportFormat, ImportSeparator } from '../../../contract/import.ts'

/**
 * One line with data: the number (from 1) of the file's line where it begins, its cells, and the fault that keeps it from being
 * read, if any.
 */
export type SourceLine = { line: number; cells: readonly string[]; fault?: string }

/** The lines of a file as they are read: one batch for each part of the file. */
export type LineBatches = AsyncIterable<readonly SourceLine[]>

/** Whether a file may write days as a number counted from an epoch, as workbooks do, and from which one. */
export type DayCount = 'none' | 'since1900' | 'since1904'

/** The separator of a CSV, and whether it can hardly be another one. */
export type FoundSeparator = { separator: ImportSeparator; isSure: boolean }

/** An opened list. Its headings are known already; the lines under them can be read once, from `lines`. */
export type TableSource = {
  format: ImportFormat
  columns: readonly string[]
  days: DayCount
  /** The separator of a CSV; undefined for other formats. */
  separator?: FoundSeparator
  lines: LineBatches
  /** How many bytes of the file have been read so far. */
  bytesRead: () => number
}
