import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordalSample } from '../../testing/recordal-sample.ts'
import { createSearchApp, type Row, type SearchApp } from '../../testing/search-app.ts'

const row = (serial: number, changes: Partial<Row> = {}): Row => ({
  ...recordalSample,
  recordName: `无关${serial}`,
  name: `旁人${serial}厂`,
  registerNum: String(80_000_000 + serial),
  recordNum: `T2020-${900_000 + serial}`,
  ...changes,
})

let portal: SearchApp
beforeAll(async () => {
  portal = await createSearchApp()
  await portal.fill([
    row(1, {
      recordName: '演示星辰',
      name: '演示远帆进出口有限公司',
      registerNum: '90000001',
      recordNum: 'T2024-990001',
    }),
    row(2, { recordName: '演示龍門ＳＴＡＲ', conutryName: '日本', productType: '第09类、25', recordState: 2 }),
    row(3, { recordName: 'Hello  Kitten', registerNum: 'IR 1234567A', registerType: 5, productType: '18' }),
    row(4, {
      recordName: '100%棉_纺',
      name: '重庆单氏工贸',
      registerNum: 'ZL 2020 1 0123456.7',
      registerType: 1,
      recordNum: 'P2021-990004',
    }),
    row(5, { recordName: '辰星', recordBeginDate: '2025-01-01' }),
    row(6, { recordName: '星辰花', recordBeginDate: null }),
    row(7, { recordName: '星辰', recordState: 3, recordBeginDate: '2026-01-01' }),
  ])
})
afterAll(() => portal.close())

describe('the one box', () => {
  it.each([
    ['星辰', ['T2024-990001', 'T2020-900006', 'T2020-900007']],
    ['辰', ['T2020-900005', 'T2024-990001', 'T2020-900006', 'T2020-900007']],
    ['远帆 星', ['T2024-990001']],
    ['龙门', ['T2020-900002']],
    ['門star', ['T2020-900002']],
    ['KITTEN hello', ['T2020-900003']],
    ['%', ['P2021-990004']],
    ['_', ['P2021-990004']],
    ['\\', []],
    ['t2024-990001', ['T2024-990001']],
    ['Ｔ２０２４－９９０００１', ['T2024-990001']],
    ['2024-990001', ['T2024-990001']],
    ['990001', ['T2024-990001']],
    ['90000001', ['T2024-990001']],
    ['ZL202010123456.7', ['P2021-990004']],
    ['zl2020 1012', ['P2021-990004']],
    ['ir1234567', ['T2020-900003']],
    ['IR', ['T2020-900003']],
  ])('finds by %j', async (q, expected) => {
    expect(await portal.numbers({ q })).toEqual(expected)
  })

  it('says how it was understood', async () => {
    const readings = await Promise.all(
      ['星辰', 'T2024-990001', 'ZL 2020 1 0123456.7', ''].map(async (q) => (await portal.search({ q })).body.readAs),
    )
    expect(readings).toEqual(['words', 'recordNumber', 'registrationNumber', 'nothing'])
  })
})

describe('fields', () => {
  it.each([
    [{ recordName: '星辰' }, ['T2024-990001', 'T2020-900006', 'T2020-900007']],
    [{ recordName: '星辰', match: 'exact' }, ['T2020-900007']],
    [{ recordName: '演示龙门star', match: 'exact' }, ['T2020-900002']],
    [{ recordName: 'hello kitten', match: 'exact' }, ['T2020-900003']],
    [{ q: '90000001', match: 'exact' }, ['T2024-990001']],
    [{ q: '9000000', match: 'exact' }, []],
    [{ name: '星辰' }, []],
    [{ name: '远帆' }, ['T2024-990001']],
    [{ conutryName: '日' }, ['T2020-900002']],
    [{ conutryName: '日', match: 'exact' }, []],
    [{ registerNum: '0123456' }, ['P2021-990004']],
    [{ registerNum: '01', recordType: 'P' }, []],
    [{ registerNum: 'zl', registerType: 1 }, ['P2021-990004']],
    [{ registerNum: '---' }, []],
    [{ q: 'demo hello kitten one two six' }, []],
    [{ recordType: 'P' }, ['P2021-990004']],
    [{ recordType: '专利权' }, ['P2021-990004']],
    [{ productType: '25' }, ['T2020-900002']],
    [{ productType: '9,25' }, ['T2020-900002']],
    [{ productType: '25', match: 'exact' }, []],
    [{ productType: '25；9', match: 'exact' }, ['T2020-900002']],
    [{ registerType: 5 }, ['T2020-900003']],
    [{ recordState: 3 }, ['T2020-900007']],
    [{ recordName: '星辰', recordState: 1, name: '远帆' }, ['T2024-990001']],
  ])('find by %j', async (query, expected) => {
    expect(await portal.numbers(query)).toEqual(expected)
  })

  it('that are all empty show everything: in effect first, the latest before the earlier, without a day last', async () => {
    const { body } = await portal.search({ pgCount: 3, pgIndex: 1 })
    expect(body).toMatchObject({ totalElements: 7, totalIsExact: true, asOf: '2026-11-01', isDemonstration: false })
    expect(await portal.numbers({})).toEqual([
      'T2020-900005',
      'T2024-990001',
      'T2020-900003',
      'P2021-990004',
      'T2020-900006',
      'T2020-900007',
      'T2020-900002',
    ])
    expect(await portal.numbers({ pgCount: 3, pgIndex: 3 })).toEqual(['T2020-900002'])
    expect((await portal.search({ pgCount: 3, pgIndex: 4 })).body).toMatchObject({ elements: [], totalElements: 7 })
  })
})

describe('what is found by its sound', () => {
  it.each([
    ['xingchen', 'pinyin', ['T2024-990001', 'T2020-900006', 'T2020-900007']],
    ['Xing Chen', 'pinyin', ['T2024-990001', 'T2020-900006', 'T2020-900007']],
    ['chongqingshan', 'pinyin', []],
    ['chongqing', 'pinyin', ['P2021-990004']],
    ['longmen', 'pinyin', ['T2020-900002']],
    ['yuanfan', 'pinyin', ['T2024-990001']],
    ['yfjck', 'initials', ['T2024-990001']],
    ['xch', 'initials', ['T2020-900006']],
  ])('%s, by %s', async (q, secondTry, expected) => {
    const { body } = await portal.search({ q })
    expect(body.elements.map(({ recordNum }) => recordNum)).toEqual(expected)
    expect(body.secondTry).toBe(expected.length === 0 ? null : secondTry)
  })

  it('is not tried where something is found as written, nor for an exact or a literal query', async () => {
    expect((await portal.search({ q: 'star' })).body.secondTry).toBeNull()
    expect(await portal.numbers({ q: 'xingchen', match: 'exact' })).toEqual([])
    expect(await portal.numbers({ q: 'xingchen', literal: 1 })).toEqual([])
    expect(await portal.numbers({ q: 'xingchen', recordState: 3 })).toEqual(['T2020-900007'])
    expect(await portal.numbers({ recordName: 'xingchen', name: 'yuanfan' })).toEqual(['T2024-990001'])
    expect(await portal.numbers({ name: 'xingchen' })).toEqual([])
  })
})

describe('marks', () => {
  it.each([
    [{ q: '门star' }, 'recordName', [[3, 8]]],
    [
      { q: 'kitten hello' },
      'recordName',
      [
        [0, 5],
        [7, 13],
      ],
    ],
    [{ q: '24-9900' }, 'recordNum', [[3, 10]]],
    [{ registerNum: '0123456' }, 'registerNum', [[10, 17]]],
    [{ q: 'ZL' }, 'registerNum', [[0, 2]]],
    [{ conutryName: '日' }, 'conutryName', [[0, 1]]],
  ] as const)('of %j stand in %s at %j', async (query, field, spans) => {
    const { hits } = await portal.only(query)
    expect(hits[field]).toEqual(spans)
  })
})

describe('a page', () => {
  it('beyond the ten-thousandth row is refused', async () => {
    expect(await portal.search({ pgIndex: 101, pgCount: 100 })).toMatchObject({
      status: 400,
      body: { status: 'U00400', msg: '最多翻到第10000条，请补充查询条件' },
    })
    expect((await portal.search({ pgIndex: 100, pgCount: 100 })).status).toBe(200)
    expect((await portal.search({ pgCount: 101 })).status).toBe(400)
  })

  it('is public and may be kept for a moment', async () => {
    const first = await portal.search({ q: '星辰' })
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+$/)
    const again = await portal.search({ q: '星辰' }, { 'if-none-match': String(first.headers.etag) })
    expect(again.status).toBe(304)
  })
})
