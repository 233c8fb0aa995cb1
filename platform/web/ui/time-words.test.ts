import { expect, it } from 'vitest'
import { fullDayWords } from '../../contract/day-words.ts'
import { briefDay, dayWords, leftWords, momentWords } from './time-words.ts'

const now = Date.parse('2026-11-22T23:30:00+08:00')

it('says moments and days without the year, unless it is another one', () => {
  expect(momentWords(Date.parse('2026-11-23T12:30:00+08:00'), now)).toBe('11 月 23 日 12:30')
  expect(momentWords(Date.parse('2027-01-02T00:05:00+08:00'), now)).toBe('2027 年 1 月 2 日 00:05')
  expect(dayWords('2026-11-03', now)).toBe('11 月 3 日')
  expect(dayWords('2025-11-03', now)).toBe('2025 年 11 月 3 日')
  expect(fullDayWords('2026-11-03')).toBe('2026 年 11 月 3 日')
  expect(briefDay('2026-11-03', now)).toBe('11-03')
  expect(briefDay('2025-11-03', now)).toBe('2025-11-03')
})

it('takes the day of a moment in Shanghai, whatever the clock of the reader', () => {
  expect(dayWords(Date.parse('2026-11-22T16:30:00Z'), now)).toBe('11 月 23 日')
  expect(briefDay(Date.parse('2026-12-31T16:30:00Z'), now)).toBe('2027-01-01')
})

it('counts whole days to a deadline, and says when it has passed', () => {
  expect(leftWords('2026-11-30', now)).toBe('还有 8 天')
  expect(leftWords('2026-11-22', now)).toBe('今天')
  expect(leftWords(Date.parse('2026-11-23T00:10:00+08:00'), now)).toBe('还有 1 天')
  expect(leftWords('2026-11-19', now)).toBe('超 3 天')
})
