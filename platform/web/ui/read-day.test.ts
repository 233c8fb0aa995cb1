import { expect, it } from 'vitest'
import { dayByKey, weeksOf } from './month-days.ts'
import { isWhole, readDay } from './read-day.ts'

const now = Date.parse('2026-11-22T23:30:00+08:00')

it.each([
  ['2026-11-20', '2026-11-20'],
  ['20261120', '2026-11-20'],
  ['2026/1/5', '2026-01-05'],
  ['2026.11.20', '2026-11-20'],
  ['2026 年 11 月 20 日', '2026-11-20'],
  ['２０２６－１１－２０', '2026-11-20'],
  ['11-20', '2026-11-20'],
  ['11月20日', '2026-11-20'],
  ['2026-11-20T09:30', '2026-11-20'],
])('reads %s as a day', (text, day) => {
  expect(readDay(text, now)).toBe(day)
})

it.each(['', '2026', '2026-11', '2026-02-30', '20261320', '明天', '2026-11-20 到'])('reads no day in "%s"', (text) => {
  expect(readDay(text, now)).toBeUndefined()
})

it('does not take the beginning of a day for the whole', () => {
  expect(isWhole('2026-11-2')).toBe(false)
  expect(isWhole('2026-11-20')).toBe(true)
  expect(isWhole('20261120')).toBe(true)
  expect(isWhole('2026-02-30')).toBe(false)
})

it('lays a month out from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11-20')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01'])
  expect(weeks[5]?.[0]).toBe('2026-11-30')
  expect(weeksOf('2027-02-01')).toHaveLength(4)
})

it('leads from day to day by keys, also into the next month', () => {
  const from = '2026-11-30'
  expect(dayByKey('ArrowRight', from, false)).toBe('2026-12-01')
  expect(dayByKey('ArrowUp', from, false)).toBe('2026-11-23')
  expect(dayByKey('End', from, false)).toBe('2026-12-06')
  expect(dayByKey('Home', '2026-11-22', false)).toBe('2026-11-16')
  expect(dayByKey('PageDown', '2026-01-31', false)).toBe('2026-02-28')
  expect(dayByKey('PageUp', from, true)).toBe('2025-11-30')
  expect(dayByKey('Enter', from, false)).toBeUndefined()
})
