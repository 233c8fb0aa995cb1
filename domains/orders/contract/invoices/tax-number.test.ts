import { expect, it } from 'vitest'
import { judgeTaxNo } from './tax-number.ts'

it.each([
  // The example of GB 32100-2015 and the code of a large listed company, as its own site prints it.
  ['91350100M000100Y43', 'valid'],
  ['91330100799655058B', 'valid'],
  // One character changed, two neighbours exchanged, a letter that the code does not have.
  ['91350100M000100Y44', 'wrong'],
  ['91350100M001000Y43', 'wrong'],
  ['9135010OM000100Y43', 'wrong'],
  ['91350100m000100y43', 'wrong'],
  ['350100000001000', 'older'],
  ['35010000000100012345', 'older'],
  ['3501000000010001', 'wrong'],
  ['', 'wrong'],
])('%s is %s', (text, verdict) => {
  expect(judgeTaxNo(text)).toBe(verdict)
})
