import { beforeEach, expect, it, vi } from 'vitest'
import { byWords } from './step-words.ts'

const by = Date.parse('2026-11-24T00:00:00+08:00')
const due = Date.parse('2026-11-30T17:30:00+08:00')

// In the year of these days, which is not said.
beforeEach(() => {
  vi.useFakeTimers({ now: by, toFake: ['Date'] })
})

it.each([
  [
    'the end of a period of law by its name, as 24:00 of its last day',
    { due, by, basis: 'deadline' },
    '商标：驳回复审 · 11 月 23 日 24:00 前',
  ],
  ['what was promised where that comes first', { due, by: due, basis: 'promise' }, '11 月 30 日 17:30 前'],
  [
    'until when an order can be paid, which is no step of its own',
    { due, by: null, basis: null },
    '11 月 30 日 17:30 前',
  ],
  ['nothing where nothing has a day', { due: null, by: null, basis: null }, ''],
] as const)('says %s', (_, step, words) => {
  expect(byWords({ what: '商标：驳回复审', ...step })).toBe(words)
})
