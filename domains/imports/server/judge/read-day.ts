import { addDays, type Day } from '@portal/platform/contract'
import { writtenDay } from '@portal/platform/server'
import type { DayCount } from '../source/table-source.ts'

const epochs = { since1900: '1899-12-30', since1904: '1904-01-01' } as const
/** A day as a workbook counts it, from 1954 to 2119; a shorter or longer number is no day of a list. */
const counted = /^(\d{5})(?:\.\d+)?$/

/**
 * A day as lists write it, with or without a time behind it, or as a workbook counts it. Undefined for what is no day of the
 * calendar. `text` is in NFKC and trimmed.
 */
export const readDay = (text: string, days: DayCount): Day | undefined => {
  const written = writtenDay(text)
  if (written || days === 'none') return written?.day
  const [, count] = counted.exec(text) ?? []
  return count === undefined ? undefined : addDays(epochs[days], Number(count))
}
