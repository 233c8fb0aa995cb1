import { describe, expect, it } from 'vitest'
import { axisMarks, markText } from './scale.ts'

describe('the marks of an axis', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [17, [0, 5, 10, 15, 20]],
    [400, [0, 100, 200, 300, 400]],
    [1234, [0, 500, 1000, 1500]],
  ])('up to %i are round and whole', (most, marks) => {
    expect(axisMarks(most, { whole: true })).toEqual(marks)
  })

  it('reach the greatest value, however small', () => {
    for (const most of [0.03, 0.7, 2.2, 9.9, 31, 99_999]) {
      const marks = axisMarks(most)
      expect(marks.at(-1)).toBeGreaterThanOrEqual(most)
      expect(marks.length).toBeLessThanOrEqual(6)
    }
  })
})

it('a mark is short: thousands of tens are written as 万', () => {
  expect([0.25, 9999, 10_000, 125_000].map(markText)).toEqual(['0.25', '9999', '1万', '12.5万'])
})
