import { spokenWays } from '@portal/names/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordalSample } from '../../testing/recordal-sample.ts'
import { createSearchApp, type SearchApp } from '../../testing/search-app.ts'

const names = ['西安联想电子', '星辰', '绿色', '女王', '战略', '先锋', '紫兰星', '三兴2号', '女儿红', '仙']
const holders = ['北岸厂', '远帆贸易有限公司', ...Array.from({ length: names.length }, () => '无关厂')]
let portal: SearchApp
beforeAll(async () => {
  portal = await createSearchApp()
  await portal.fill(
    names.map((recordName, at) => ({
      ...recordalSample,
      recordName,
      name: holders[at] ?? '',
      registerNum: String(80_000_000 + at),
      recordNum: `T2020-${900_000 + at}`,
    })),
  )
})
afterAll(() => portal.close())

const found = async (query: Record<string, string>): Promise<(string | undefined)[]> => {
  const { body } = await portal.search(query)
  return [...(body.elements.map(({ recordName }) => recordName) ?? []), body.secondTry ?? undefined]
}

describe('pinyin', () => {
  it.each([
    ['xianlianxiangdianzi', '西安联想电子'],
    ["xi'anlianxiangdianzi", '西安联想电子'],
    ['xi an lian xiang dian zi', '西安联想电子'],
    ['xian lianxiang', '西安联想电子'],
    ['lianxiangdianz', undefined],
    ['lüse', '绿色'],
    ['lu:se', '绿色'],
    ['lyuse', '绿色'],
    ['lvse', '绿色'],
    ['nüwang', '女王'],
    ['nvwang', '女王'],
    ['zhanlüe', '战略'],
    ['zhanlue', '战略'],
    ['zhanlve', '战略'],
    ['nverhong', '女儿红'],
    ['xiānfēng', '先锋'],
    ['XIANFENG', '先锋'],
    ['zi-lan-xing', '紫兰星'],
    ['sanxing2hao', '三兴2号'],
    ['san xing 2 hao', '三兴2号'],
  ])('%s finds %s', async (q, expected) => {
    const [first, ...others] = await found({ q })
    expect(first).toBe(expected)
    if (expected) expect(others.at(-1)).toBe('pinyin')
  })

  it('of one syllable may be two', async () => {
    expect(await found({ q: 'xian' })).toEqual(['西安联想电子', '先锋', '仙', 'pinyin'])
    expect(await found({ q: 'xi an' })).toEqual(['西安联想电子', 'pinyin'])
  })

  it('is compared word by word where it stands in several fields, or beside what is written', async () => {
    expect(await found({ q: 'xingchen yuanfan' })).toEqual(['星辰', 'pinyin'])
    expect(await found({ q: '星辰 yuanfan' })).toEqual(['星辰', 'pinyin'])
    expect(await found({ q: 'yuanfan 绿色' })).toEqual([undefined])
    expect(await found({ recordName: 'xingchen', name: '远帆' })).toEqual(['星辰', 'pinyin'])
  })

  it('is read in all ways, and in none that its breaks forbid', () => {
    expect(spokenWays(['xian'])).toEqual([['xian'], ['xi', 'an']])
    expect(spokenWays(['xi', 'an'])).toEqual([['xi', 'an']])
    expect(spokenWays(['lian'.repeat(20)], 3).length).toBeLessThanOrEqual(27)
    expect(spokenWays(['qwerty'])).toEqual([])
  })
})

it.each([
  ['zlx', '紫兰星'],
  ['z l x', '紫兰星'],
  ['Z-L-X', '紫兰星'],
  ['xa', '西安联想电子'],
])('first letters: %s finds %s', async (q, expected) => {
  expect(await found({ q })).toEqual([expected, 'initials'])
})
