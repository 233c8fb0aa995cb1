import { addDays, type Day, isDay } from '@portal/platform/contract'
import type { DayCount } from '../source/table-source.ts'

const epochs = { since1900: '1899-12-30', since1904: '1904-01-01' } as const
/** A day as a workbook counts it, from 1954 to 2119; a shorter or longer number is no day of a recordal. */
const counted = /^(\d{5})(?:\.\d+)?$/

const written =
  /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|年(\d{1,2})月(\d{1,2})日?|(\d{2})(\d{2}))(?:[T ]\d{1,2}:\d{2}.*)?$/

/**
 * A day as lists write it: 2026-02-28, 2026/2/28, 2026.2.28, 20260228, 2026年2月28日, with or without a time behind it, or
 * as a workbook counts it. Undefined for what is no day of the calendar. `text` is in NFKC and trimmed.
 */
export const readDay = (text: string, days: DayCount): Day | undefined => {
  const match = written.exec(text)
  if (match) {
    const [, year, ...parts] = match
    const [month = '', day = ''] = parts.filter((part) => part !== undefined)
    const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return isDay(found) ? found : undefined
  }
  if (days === 'none') return undefined
  const [, count] = counted.exec(text) ?? []
  return count === undefined ? undefined : addDays(epochs[days], Number(count))
}
