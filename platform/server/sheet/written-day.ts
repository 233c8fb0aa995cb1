import { type Day, isDay } from '../../contract/day.ts'

const written =
  /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|年(\d{1,2})月(\d{1,2})日?|(\d{2})(\d{2}))(?:[T ](\d{1,2}:\d{2}.*))?$/

/**
 * A day as lists write it: 2026-02-28, 2026/2/28, 2026.2.28, 20260228, 2026年2月28日, and the time that may stand behind it.
 * Undefined for what is no day of the calendar. `text` is in NFKC and trimmed.
 */
export const writtenDay = (text: string): { day: Day; time: string | undefined } | undefined => {
  const match = written.exec(text)
  if (!match) return undefined
  const [, year, ...parts] = match
  const time = parts.pop()
  const [month = '', day = ''] = parts.filter((part) => part !== undefined)
  const found = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(found) ? { day: found, time } : undefined
}
