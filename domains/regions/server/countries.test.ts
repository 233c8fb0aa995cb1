import { expect, test } from 'vitest'
import { findCountries } from './countries.ts'

const names = (text: string) => findCountries(text).map(({ name }) => name)

test('249 countries and regions, each code and name once, numbered from 0', () => {
  const all = findCountries('')
  expect(all).toHaveLength(249)
  expect(new Set(all.map(({ code }) => code)).size).toBe(249)
  expect(new Set(all.map(({ name }) => name)).size).toBe(249)
  expect(all.map(({ value }) => value)).toEqual(all.map((_country, place) => place))
  for (const { code, name, nameEn } of all) {
    expect(code).toMatch(/^[A-Z]{2}$/)
    expect(name).toMatch(/^[\p{Script=Han}（）、-]+$/u)
    expect(nameEn).not.toBe('')
  }
})

test('China first, its regions with its name, the others by sound', () => {
  expect(names('').slice(0, 6)).toEqual(['中国', '中国香港', '中国澳门', '中国台湾', '阿尔巴尼亚', '阿尔及利亚'])
  expect(
    findCountries('')
      .filter(({ code }) => ['HK', 'MO', 'TW'].includes(code))
      .map(({ nameEn }) => nameEn),
  ).toEqual(['Hong Kong, China', 'Macao, China', 'Taiwan, China'])
  expect(names('').at(-1)).toBe('中非')
})

test('part of a name finds, Chinese or English, whatever the case, and keeps the number', () => {
  expect(names('中国')).toEqual(['中国', '中国香港', '中国澳门', '中国台湾'])
  expect(names('刚果')).toEqual(['刚果（布）', '刚果（金）'])
  expect(names('uNiTeD sTaTeS')).toEqual(['美国', '美国本土外小岛屿'])
  expect(names('holland')).toEqual([])
  expect(findCountries('德国')).toEqual(findCountries('').filter(({ code }) => code === 'DE'))
})

test('signs of patterns and queries are plain text', () => {
  for (const text of ['%', '.*', "' or 1=1 --", '\\', '[', '\u0000']) expect(names(text)).toEqual([])
})
