import { expect, it } from 'vitest'
import { foldName, foldNameInPlace } from './fold-name.ts'
import { foldedNumber } from './fold-number.ts'

it.each([
  ['龍門', '龙门'],
  ['ＳＴＡＲ', 'star'],
  ['ｶﾞｽ', 'ガス'],
  ['葛\u{e0100}饰', '葛饰'],
  ['❤\ufe0f心', '❤心'],
  ['한국', '한국'.normalize('NFD')],
  ['가\u11a8', '각'],
  ['STRASSE', 'Straße'],
  ['STRASSE', 'STRAẞE'],
  ['İSTANBUL', 'istanbul'],
  ['ΟΔΟΣ', 'οδος'],
  ['É', 'e\u0301'],
  ['ﬁre', 'FIRE'],
])('%s and %s are the same name', (one, other) => {
  expect(foldName(one)).toBe(foldName(other))
  expect(foldName(foldName(one))).toBe(foldName(one))
})

it('each folded sign knows where it stands in the text', () => {
  const { folded, from, to } = foldNameInPlace('ẞ葛\u{e0100}한'.normalize('NFD'))
  expect(folded).toBe('ss葛한')
  expect(from).toEqual([0, 0, 1, 4])
  expect(to).toEqual([1, 1, 4, 7])
})

it.each([
  ['國作登字-2023-F-00123456', '国作登字2023f00123456'],
  ['ＺＬ 2020 1 0123456.7', 'zl2020101234567'],
])('the number %s is %s', (number, expected) => {
  expect(foldedNumber(number)).toBe(expected)
})
