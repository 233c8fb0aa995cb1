import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chanceOf, inventedRow } from '../../testing/invented-rows.ts'
import { createSearchApp, type SearchApp } from '../../testing/search-app.ts'

const size = 20_000
const longestMs = 1_000

let portal: SearchApp
beforeAll(async () => {
  portal = await createSearchApp()
  const chance = chanceOf(7)
  await portal.fill(Array.from({ length: size }, (_, at) => inventedRow(chance, at)))
  await portal.search({ q: '星' })
}, 120_000)
afterAll(() => portal.close())

const fields = ['q', 'recordName', 'name', 'conutryName', 'registerNum', 'recordNum', 'productType'] as const
const texts: Record<string, string> = {
  'a pattern': '%',
  'one sign of a pattern': '_',
  backslashes: '\\\\\\',
  quotes: `'";--`,
  'a dollar quote': '$$ $1 {x}',
  'ten kilobytes': '龙'.repeat(3_400),
  'a hundred characters': '有限公司'.repeat(25),
  'a hundred words': '龙 '.repeat(50),
  emoji: '😀👨‍👩‍👧‍👦',
  'marks without end': `e${'\u0301'.repeat(90)}`,
  'control characters': '\u0001\u0008\u001b\u007f\u0085',
  'what nobody sees': '\u200b\u200f\ufeff\u2060',
  'a byte order mark and Chinese': '\ufeff龙门',
  'letters that become three': 'ﬃ㎏㍿',
  'regular expressions': '(a+)+$[',
  'letters that could be pinyin': 'xianxianxianxianxianxianxianxianxian',
  'first letters': 'abcdefghijklmnopqrstuvwxyz',
}

describe.each(fields)('in %s', (field) => {
  it.each(Object.keys(texts))('%s does no harm and takes no second', async (kind) => {
    for (const match of ['fuzzy', 'exact']) {
      const started = performance.now()
      const { status } = await portal.search({ [field]: texts[kind] ?? '', match })
      expect(status).toBeLessThan(500)
      expect(performance.now() - started).toBeLessThan(longestMs)
    }
  })

  it('what no text may hold is refused in words', async () => {
    for (const sent of ['%00', '%ED%A0%80', '%FF', 'a%00b']) {
      const { status } = await portal.call({ path: `/api/serchCustoms?${field}=${sent}` })
      expect([200, 400]).toContain(status)
    }
    expect(await portal.call({ path: `/api/serchCustoms?${field}=%00` })).toMatchObject({ status: 400 })
    expect(await portal.call({ path: `/api/serchCustoms?${field}=a&${field}=b` })).toMatchObject({ status: 400 })
  })
})

it.each([
  [{ pgIndex: 0 }, 400],
  [{ pgIndex: -1 }, 400],
  [{ pgIndex: 1e21 }, 400],
  [{ pgIndex: 10_001, pgCount: 1 }, 400],
  [{ pgIndex: 10_000, pgCount: 1 }, 200],
  [{ q: '有限', pgIndex: 100, pgCount: 100 }, 200],
  [{ recordState: 2, pgIndex: 100, pgCount: 100 }, 200],
  [{ registerType: 7 }, 400],
  [{ recordType: 'X' }, 400],
  [{ match: 'regex' }, 400],
])('%j answers %i in time', async (query, expected) => {
  const started = performance.now()
  expect((await portal.search(query as Record<string, number>)).status).toBe(expected)
  expect(performance.now() - started).toBeLessThan(longestMs)
})

it('a number that is none answers like one that does not exist', async () => {
  for (const recordNum of ['T2024-1', '%', '../../etc', '龙'.repeat(30)]) {
    expect((await portal.detail(recordNum)).status).toBe(404)
  }
  expect((await portal.detail('龙'.repeat(65))).status).toBe(400)
})
