import { describe, expect, it } from 'vitest'
import { maskName } from './mask-name.ts'
import { countLinks, findPersonalData } from './personal-data.ts'
import { searchWords } from './search-words.ts'

describe('what looks like personal data', () => {
  it.each([
    ['请打 13800001234 找我', ['phone']],
    ['电话 138-0000-1234', ['phone']],
    ['电话 138 0000 1234', ['phone']],
    ['身份证 11010119900307123X', ['idNumber']],
    ['身份证 110101 19900307 1234', ['idNumber']],
    ['老证号 110101900307123', ['idNumber']],
    ['卡号 6222020200112233445', ['bankCard']],
    ['写到 someone@example.com 就行', ['email']],
    ['13800001234，someone@example.com', ['phone', 'email']],
  ])('%s', (text, found) => expect(findPersonalData(text)).toEqual(found))

  it.each([
    '业务编号 KL20261120000001',
    '专利号 202310123456.7',
    '2026-11-20 至 2026-12-01',
    '注册号 12345678',
    '020-83001234',
  ])('is no warning: %s', (text) => expect(findPersonalData(text)).toEqual([]))
})

describe('names in public', () => {
  it.each([
    ['张三', '张**'],
    ['欧阳娜娜', '欧**'],
    ['𠮷田', '𠮷**'],
    ['Lin Xiao', 'L**'],
  ])('%s is shown as %s', (name, shown) => expect(maskName(name)).toBe(shown))
})

describe('what a text is found by', () => {
  it('is pairs of Chinese characters and whole words of other scripts, each once', () => {
    expect(searchWords('海关备案，eBay 海关')).toEqual(['ebay', '海关', '关备', '备案'])
  })
  it('is nothing that stands in every question', () => {
    expect(searchWords('请问，如何，a')).toEqual([])
  })
})

it('counts addresses of other sites however they are written', () => {
  expect(countLinks('HTTP://a.example https://b.example www.c.example')).toBe(3)
  expect(countLinks('无网址，1.5 万件')).toBe(0)
})
