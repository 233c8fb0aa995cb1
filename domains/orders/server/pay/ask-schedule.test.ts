import { expect, it } from 'vitest'
import { nextAsk, nextAskWhileClosing } from './ask-schedule.ts'

const born = new Date('2026-11-23T00:00:00Z')
const after = (seconds: number) => new Date(born.getTime() + seconds * 1_000)

it.each([
  [0, 15],
  [15, 30],
  [31, 60],
  [60, 120],
  [299, 300],
  [300, 600],
  [600, 600 + 1_800],
  [90_000, 90_000 + 1_800],
])('%i s after its birth an attempt is asked about next at %i s', (age, next) => {
  expect(nextAsk(born, after(age))).toEqual(after(next))
})

it('an attempt of a closing order is asked about after 15 s, 30 s, 1, 5, 15 min, then hourly', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((asked) => nextAskWhileClosing(asked, born))
  expect(pauses).toEqual([15, 30, 60, 300, 900, 3_600, 3_600].map(after))
})
