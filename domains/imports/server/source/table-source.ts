import type { FoundSeparator, SourceLine } from '@portal/platform/server'
import type { FileFormat } from '../../contract/import.ts'

/** The lines of a file as they are read: one batch for each part of the file. */
export type LineBatches = AsyncIterable<readonly SourceLine[]>

/** Whether a file may write days as a number counted from an epoch, as workbooks do, and from which one. */
export type DayCount = 'none' | 'since1900' | 'since1904'

/** An opened list. Its headings are known already; the lines under them can be read once, from `lines`. */
export type TableSource = {
  format: FileFormat
  columns: readonly string[]
  /** The number of the line that holds the headings; 0 in a file that names its columns elsewhere. */
  headingLine: number
  days: DayCount
  /** The separator of a CSV; undefined for other formats. */
  separator?: FoundSeparator
  lines: LineBatches
  /** How many bytes of the file have been read so far. */
  bytesRead: () => number
}
