import { beforeAll, describe, expect, it } from 'vitest'
import type { RecordDetail, RecordRows } from '../../contract/records.ts'
import { createListApp, type ListApp } from '../../testing/list-app.ts'
import { seedPatents } from '../demonstration/seed-patents.ts'

let app: ListApp
beforeAll(async () => {
  app = await createListApp()
  await app.ctx.db.transaction((db) => seedPatents({ ...app.ctx, db }))
  const list = `公告号,专利名称,申请日,申请号,法律状态,无效结果,权利要求数量,法律事件
CN900000411B,演示：ABC 滑轮,2015-03-04,201910000009.5,授权,无,0,2018-01-02 GR01;2020-01-02 IP01;2023-05-06 CF01 未缴年费
CN900000412U,演示：滑轮组,2015-03-04,,授权,,,
`
  await app.importFile('专利.csv', list, { source: '清单甲', asOf: '2024-05-01' })
  const hidden = '公告号,专利名称,申请日\nCN900000413B,演示：秘密的滑轮,2015-03-04\n'
  await app.importFile('专利.csv', hidden, { source: '清单乙', asOf: '2024-05-01', mayShow: false })
  return app.close
})

const ask = async <Reply>(path: string, token = app.people.staff.token): Promise<Reply> =>
  (await app.call({ path: `/api/admin/patents${path}`, token })).body as unknown as Reply

const numbersOf = async (query: string) => {
  const { elements } = await ask<RecordRows>(`?${new URLSearchParams(query)}`)
  return elements.map(({ pn }) => pn)
}

describe('the list of records', () => {
  it('stands in the order of the numbers, with who told them, and what may not be shown is not', async () => {
    const { elements, totalElements, totalIsExact, sources } = await ask<RecordRows>('?pgIndex=7')
    expect([totalElements, totalIsExact, sources]).toEqual([64, true, ['演示数据', '清单乙', '清单甲'].toSorted()])
    expect(elements.slice(-3).map(({ pn, title, mayShow }) => [pn, title, mayShow])).toEqual([
      ['CN900000411B', '演示：ABC 滑轮', true],
      ['CN900000412U', '演示：滑轮组', true],
      ['CN900000413B', null, false],
    ])
    expect(elements.at(-3)).toMatchObject({
      ...{ status: 'LAPSED_FEE', statusAsOf: '2024-05-01', sources: ['清单甲'], isDemonstration: true },
    })
  })

  it.each([
    ['keyword=滑轮', ['CN900000411B', 'CN900000412U']],
    ['keyword=abc滑', ['CN900000411B']],
    ['keyword=轮滑', []],
    ['keyword=秘密', []],
    ['keyword=100%', []],
    ['keyword=CN90000041', ['CN900000411B', 'CN900000412U', 'CN900000413B']],
    ['keyword=900000411', ['CN900000411B']],
    ['keyword=2019100000095', ['CN900000009A', 'CN900000009B', 'CN900000411B']],
    ['source=清单甲', ['CN900000411B', 'CN900000412U']],
    ['source=清单甲&status=GRANTED', ['CN900000412U']],
    ['status=UNKNOWN', ['CN900000007B', 'CN900000413B']],
    ['status=LAPSED_FEE&keyword=滑轮', ['CN900000411B']],
    ['source=没有', []],
  ])('is narrowed by %s', async (query, numbers) => {
    expect(await numbersOf(query)).toEqual(numbers)
  })

  it('refuses one character, which stands in too many titles, a strange status, and whoever may not look', async () => {
    const statusOf = async (query: string, token = app.people.staff.token) =>
      (await app.call({ path: `/api/admin/patents?${new URLSearchParams(query)}`, token })).status
    expect(await statusOf('keyword=轮')).toBe(400)
    expect(await statusOf('status=ALIVE')).toBe(400)
    expect(await statusOf('', app.people.demo.token)).toBe(403)
  })
})

describe('one record', () => {
  it('tells each fact with who told it, in words, apart from what nobody told', async () => {
    const record = await ask<RecordDetail>('/CN900000411B')
    const factOf = (name: string) => record.facts.find((fact) => fact.name === name)
    expect(record).toMatchObject({ applicationNumber: '201910000009.5', version: 1, mayShow: true })
    expect(factOf('claims')).toMatchObject({ value: '0', origin: { source: '清单甲', asOf: '2024-05-01' } })
    expect(factOf('pages')).toMatchObject({ value: null, origin: null, hidden: false })
    expect(factOf('status')).toMatchObject({
      ...{ value: '未缴年费，专利权终止', byEvents: true },
      overruled: { value: '授权有效', source: '清单甲', asOf: '2024-05-01' },
    })
    expect(factOf('stability')).toMatchObject({ value: '部分无效', overruled: { value: '无' } })
    expect(record.events).toEqual([
      { day: '2018-01-02', code: 'GR01', meaning: '授权', text: null, source: '清单甲' },
      { day: '2020-01-02', code: 'IP01', meaning: '部分无效', text: null, source: '清单甲' },
      { day: '2023-05-06', code: 'CF01', meaning: '未缴年费，专利权终止', text: '未缴年费', source: '清单甲' },
    ])
  })

  it('does not tell title and people that may not be shown', async () => {
    const record = await ask<RecordDetail>('/CN900000008B')
    expect([record.title, record.mayShow, JSON.stringify(record).includes('演示：')]).toEqual([null, false, false])
    expect(record.facts.filter(({ hidden }) => hidden).map(({ name, value }) => [name, value])).toEqual([
      ...[
        ['title', null],
        ['applicants', null],
        ['inventors', null],
      ],
    ])
  })

  it('that nobody told of is not there', async () => {
    const reply = await app.call({ path: '/api/admin/patents/CN900000999B', token: app.people.staff.token })
    expect(reply.status).toBe(404)
  })
})
