import { expect, it } from 'vitest'
import { precisionOf } from './precision.ts'

it('says nothing of fewer than twenty findings that were judged right or wrong', () => {
  expect(precisionOf(19, 0)).toEqual({ precision: null, lower: null })
  expect(precisionOf(0, 0)).toEqual({ precision: null, lower: null })
})

// Wilson's bounds as tables of the score interval have them.
it.each([
  [20, 0, 1, 0.8389],
  [10, 10, 0.5, 0.2993],
  [0, 20, 0, 0],
  [80, 20, 0.8, 0.7112],
])('gives for %i right and %i wrong %d, and hardly below %d', (right, wrong, precision, lower) => {
  const given = precisionOf(right, wrong)
  expect(given.precision).toBe(precision)
  expect(given.lower).toBeCloseTo(lower, 4)
})
