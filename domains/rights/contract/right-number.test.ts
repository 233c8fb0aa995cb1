import { expect, it } from 'vitest'
import { foldRightNumber } from './right-number.ts'

it.each([
  ['ZL 2020 1 0123456.7', '2020101234567'],
  ['ｚｌ２０２０１０１２３４５６．７', '2020101234567'],
  ['CN-102/345 a', 'CN102345A'],
  ['1 234\u3000567', '1234567'],
  ['7654321', '7654321'],
  ['', ''],
])('the number %j is compared as %j', (number, folded) => {
  expect(foldRightNumber(number)).toBe(folded)
})
