import type { ImportFormat, ImportSeparator } from '../../../contract/import.ts'

/** One line with data: where it begins in the file (from 1), its cells, and why it cannot be read, if so. */
export type SourceLine = { line: number; cells: readonly string[]; fault?: string }

/** Lines as they come, a batch for each part of the file that was read. */
export type LineBatches = AsyncIterable<readonly SourceLine[]>

/** How a file writes days: as people do, or also as a count of days since an epoch, in workbooks. */
export type DayCount = 'none' | 'since1900' | 'since1904'

/** What parts the cells of a CSV, and whether it can hardly be anything else. */
export type FoundSeparator = { separator: ImportSeparator; isSure: boolean }

/** An opened list. The headings are known; what is under them is read once, from `lines`. */
export type TableSource = {
  format: ImportFormat
  columns: readonly string[]
  days: DayCount
  /** Of a CSV. */
  separator?: FoundSeparator
  lines: LineBatches
  /** How many bytes of the file have been read so far. */
  bytesRead: () => number
}
