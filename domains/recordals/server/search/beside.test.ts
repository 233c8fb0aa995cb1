import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordalSample } from '../../testing/recordal-sample.ts'
import { createSearchApp, type Row, type SearchApp } from '../../testing/search-app.ts'
import { gramCounts } from './gram-counts.ts'
import { similarTo } from './similar-names.ts'

const row = (serial: number, changes: Partial<Row> = {}): Row => ({
  ...recordalSample,
  recordName: `无关${serial}`,
  name: `旁人${serial}厂`,
  registerNum: String(80_000_000 + serial),
  recordNum: `T2020-${900_000 + serial}`,
  ...changes,
})
const number = (serial: number): string => `T2020-${900_000 + serial}`
const own = { name: '演示远帆进出口有限公司' }

let portal: SearchApp
let first: string
let second: string
beforeAll(async () => {
  portal = await createSearchApp()
  first = await portal.fill(
    [
      row(1, { ...own, recordName: '演示星辰' }),
      row(2, { ...own, recordName: '=演示"星辰"' }),
      row(3, { name: '演示遠帆进出口有限公司', recordName: '别的' }),
      row(4, { recordName: '演示星辰花' }),
      row(5, { recordName: '演示星辰' }),
      row(6, { recordName: '星空' }),
      row(7, { recordName: 'KALOMI' }),
      row(8, { recordName: 'Kalomy' }),
      row(9, { recordName: 'Lomira' }),
    ],
    { asOf: '2026-10-01', isDemonstration: true },
  )
  second = await portal.fill([row(20, { recordName: '星辰之路' }), row(21)], { asOf: '2026-11-01' })
})
afterAll(() => portal.close())

describe('the detail of a recordal', () => {
  it('shows others of the same holder, and similar names of other holders, the most similar first', async () => {
    const { body } = await portal.detail(number(1))
    expect(body.recordal).toMatchObject({ recordNum: number(1), recordName: '演示星辰' })
    expect(body.sameHolder).toMatchObject({ totalElements: 2, totalIsExact: true })
    expect(body.sameHolder.elements.map(({ recordNum }) => recordNum)).toEqual([number(2), number(3)])
    expect(body.similar.map(({ recordNum }) => recordNum)).toEqual([number(5), number(4)])
    expect((await portal.detail(number(7))).body.similar.map(({ recordNum }) => recordNum)).toEqual([
      number(8),
      number(9),
    ])
    expect((await portal.detail(number(6))).body.similar).toEqual([])
  })

  it('compares names as long as a list may have them by their rarest pieces', async () => {
    const long = Array.from({ length: 300 }, (_, at) => String.fromCodePoint(0x5000 + at)).join('')
    await portal.fill([
      row(30, { recordName: long }),
      row(31, { recordName: `另${long.slice(20)}` }),
      row(32, { recordName: long.slice(100, 105) }),
    ])
    expect((await portal.detail(number(30))).body.similar.map(({ recordNum }) => recordNum)).toEqual([number(31)])
    expect((await portal.detail(number(32))).body.similar.map(({ recordNum }) => recordNum)).toEqual([
      number(31),
      number(30),
    ])
    const { ways } = similarTo(long, await gramCounts(portal.ctx))
    expect(ways.length).toBeLessThanOrEqual(24)
  })

  it('tells what imports changed, in words, the newest first', async () => {
    const change = (fields: object, importId: string) =>
      portal.database.pool.query(
        'insert into recordal_change (record_number, import_id, changed_fields, created_at) values ($1, $2, $3, now())',
        [number(6), importId, JSON.stringify(fields)],
      )
    await change({ recordState: { before: 1, after: 2 } }, first)
    await change({ recordEndDate: { before: null, after: '2036-01-01' } }, second)
    expect((await portal.detail(number(6))).body.changes).toMatchObject([
      { asOf: '2026-11-01', fields: [{ label: '备案截止日期', before: '', after: '2036-01-01' }] },
      { asOf: '2026-10-01', fields: [{ label: '备案状态', before: '生效', after: '到期' }] },
    ])
  })

  it('says up to which day the newest data are true, and of each answer whether a row of it is invented', async () => {
    const newest = { asOf: '2026-11-01' }
    expect((await portal.detail(number(1))).body).toMatchObject({ ...newest, isDemonstration: true })
    expect((await portal.detail(number(20))).body).toMatchObject({ ...newest, isDemonstration: false })
    const { body: both } = await portal.search({ recordName: '星辰' })
    expect(both).toMatchObject({ ...newest, isDemonstration: true })
    const { body: real } = await portal.search({ recordNum: number(20) })
    expect(real).toMatchObject({ ...newest, isDemonstration: false })
  })

  it('does not take the day of a demonstration for that of real data', async () => {
    await portal.fill([row(40)], { asOf: '2026-11-15', isDemonstration: true })
    expect((await portal.search({ recordNum: number(20) })).body).toMatchObject({ asOf: '2026-11-01' })
    expect((await portal.search({ recordNum: number(99) })).body).toMatchObject({
      asOf: '2026-11-01',
      isDemonstration: false,
    })
    expect((await portal.search({ recordNum: number(40) })).body).toMatchObject({ isDemonstration: true })
  })

  it('knows a number however it is written', async () => {
    for (const written of ['t2020-900001', 'T2020900001', 'Ｔ２０２０－９００００１', ' T2020 900001 ']) {
      expect((await portal.detail(written)).body.recordal, written).toMatchObject({ recordNum: number(1) })
    }
    expect((await portal.detail('2020-900001')).status).toBe(404)
  })
})

describe('an export', () => {
  const take = async (query: string, token = portal.people.demo.token) =>
    portal.app.inject({ url: `/api/recordals-export?${query}`, headers: { authorization: token } })

  it('holds what the search finds, in its order, without anything that a spreadsheet would calculate', async () => {
    const answer = await take(`format=csv&q=${encodeURIComponent('演示星辰')}`)
    expect(answer.statusCode).toBe(200)
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
      '海关备案查询结果-数据截至2026-11-01.csv',
    )
    const lines = answer.payload.trim().split('\r\n')
    expect(lines.map((line) => line.match(/T\d{4}-\d+/)?.[0])).toEqual([undefined, number(1), number(4), number(5)])
    expect(lines[1]).toContain('国内注册')
    expect(lines[0]).toMatch(/,数据截至$/)
    expect(lines[1]).toMatch(/,2026-11-01$/)
    expect((await take(`format=csv&recordNum=${number(2)}`)).payload).toContain(`"'=演示`)
  })

  it('is literal where the page is', async () => {
    const linesOf = async (query: string) =>
      (await take(`format=csv&q=xingchenhua${query}`)).payload.trim().split('\r\n')
    expect((await linesOf('')).length).toBe(2)
    expect((await linesOf('&literal=1')).length).toBe(1)
  })

  it('is a workbook where that is asked for', async () => {
    const answer = await take('format=xlsx&recordState=1')
    expect(answer.headers['content-type']).toContain('spreadsheetml')
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it('is for whoever is signed in', async () => {
    expect((await take('format=csv', 'nobody')).statusCode).toBe(401)
    expect((await take('format=pdf')).statusCode).toBe(400)
  })
})
