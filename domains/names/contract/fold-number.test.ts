import { expect, it } from 'vitest'
import { foldNumber } from './fold-number.ts'

it('folds a number to its letters and digits', () => {
  expect(foldNumber('ZL 2020 1 0123456.7')).toBe('zl2020101234567')
  expect(foldNumber('ＺＬ２０２０１０１２３４５６－７')).toBe('zl2020101234567')
  expect(foldNumber('国作登字-2020-F-1')).toBe('国作登字2020f1')
})
