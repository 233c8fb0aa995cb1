import { expect, it } from 'vitest'
import { dueWords } from './due-words.ts'

const at = (text: string) => Date.parse(`${text}:00+08:00`)
const now = at('2026-11-23T09:20')

it.each([
  ['2026-11-20T21:30', 'late', '超 3 天', '11-20 21:30'],
  ['2026-11-23T07:00', 'late', '超 2 小时', '11-23 07:00'],
  ['2026-11-23T09:20', 'late', '超 1 分钟', '11-23 09:20'],
  ['2026-11-23T12:30', 'today', '今天 12:30', '还有 3 小时'],
  ['2026-11-23T23:59', 'today', '今天 23:59', '还有 14 小时'],
  ['2026-11-24T00:00', 'plain', '明天 00:00', '还有 1 天'],
  ['2026-11-27T17:30', 'plain', '11-27 17:30', '还有 4 天'],
  ['2027-01-04T09:00', 'plain', '2027-01-04 09:00', '还有 42 天'],
])('what is due at %s reads %s, %s, %s', (due, tone, head, tail) => {
  expect(dueWords(at(due), now)).toEqual({ tone, head, tail })
})
