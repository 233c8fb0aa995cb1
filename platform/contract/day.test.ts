import { expect, it } from 'vitest'
import { isDay } from './day.ts'

it.each([
  ['2026-11-30', true],
  ['0001-01-01', true],
  ['0000-01-01', false],
  ['2026-02-30', false],
  ['2026-2-03', false],
  ['2026-11-30T00:00:00Z', false],
])('%s is a day that a form and the database take: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})
