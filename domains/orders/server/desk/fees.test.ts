import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FeeCode } from '../../contract/fees.ts'
import { sampleFees, samplePrices, setFees } from '../../testing/sample-order.ts'
import { findQuote } from '../fees/quote.ts'
import { createOrdersServer } from '../index.ts'
import { completeDemonstrationFees, seedFees } from './demonstration-fees.ts'

const open = { code: 'patent.extra', name: '其他官费', kind: 'official', service: 'sqzl', open: true } as const
const [official, service] = sampleFees

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, createOrdersServer([...sampleFees, open])], authenticate })
  people = await createPeople(portal)
})
afterAll(() => portal.close())

const read = async (path = '/api/admin/fees') => (await portal.call({ path, token: people.staff.token })).body
const add = (body: object) => portal.call({ method: 'POST', path: '/api/admin/fees', token: people.staff.token, body })
const items = [
  { code: official.code, unitPrice: '950.00', source: '官方公告', checkedOn: '2026-11-01' },
  { code: service.code, unitPrice: '0.00', refundable: false },
]

it('begins with no prices, and names what may be charged', async () => {
  expect(await read()).toEqual({
    codes: [...sampleFees.map((fee) => ({ ...fee, open: false })), open],
    versions: [],
    current: null,
  })
})

it('a whole table is in force at once, and what it does not say is usual', async () => {
  expect((await add({ items, note: '首版' })).body).toEqual({ version: 1 })
  const table = await read()
  expect(table.versions).toMatchObject([{ version: 1, note: '首版', actor: 'staff', demonstration: true }])
  expect(table.current).toEqual({
    version: 1,
    items: expect.arrayContaining([
      expect.objectContaining({ code: official.code, unitPrice: '950.00', checkedOn: '2026-11-01', invoiceable: true }),
      expect.objectContaining({ code: service.code, unitPrice: '0.00', checkedOn: null, refundable: false }),
    ]),
  })
  const shown = await portal.call({ path: '/api/fees?service=sqzl' })
  expect(shown.body).toMatchObject({ version: 1, demonstration: true })
})

it('the next table ends it when its time comes, and never changes it', async () => {
  const effectiveFrom = portal.clock.now().getTime() + 600_000
  expect((await add({ items, effectiveFrom })).body).toEqual({ version: 2 })
  expect(await read()).toMatchObject({ versions: [{ version: 2 }, { version: 1 }], current: { version: 1 } })
  expect(await read('/api/admin/fees/2')).toMatchObject({ version: 2, effectiveFrom, items: [{}, {}] })
  portal.clock.advance(600_001)
  expect(await read()).toMatchObject({ current: { version: 2 } })
  expect((await portal.call({ path: '/api/admin/fees/9', token: people.staff.token })).status).toBe(404)
})

describe('is refused on its field', () => {
  const [first, second] = items
  it.each([
    ['without a price', [first], 'items', `缺少价格：${service.name}`],
    ['with a price twice', [first, second, first], 'items', `收费项目重复：${official.code}`],
    ['with what nobody charges', [...items, { ...first, code: 'a.b' }], 'items', '没有这个收费项目：a.b'],
    ['with a price for an open code', [...items, { ...first, code: open.code }], 'items', expect.any(String)],
    ['with a number as price', [{ ...first, unitPrice: 950 }, second], 'items', expect.any(String)],
    ['with three decimals', [{ ...first, unitPrice: '1.555' }, second], 'items', expect.any(String)],
    ['with a day that is none', [{ ...first, checkedOn: '2026-02-30' }, second], 'items', expect.any(String)],
  ])('%s', async (_why, wrong, path, msg) => {
    expect((await add({ items: wrong })).body).toMatchObject({ status: 'U00400', fields: [{ path, msg }] })
  })

  it.each([
    ['more than five minutes ago', -301_000, '生效时间已经过去，请填写现在或以后的时间'],
    ['before the newest', 300_000, '生效时间须不早于最新一版的生效时间'],
  ])('that begins %s', async (_why, after, msg) => {
    await add({ items, effectiveFrom: portal.clock.now().getTime() + 600_000 })
    const refused = await add({ items, effectiveFrom: portal.clock.now().getTime() + after })
    expect(refused.body).toMatchObject({ status: 'U00400', fields: [{ path: 'effectiveFrom', msg }] })
  })
})

it('a demonstration has invented prices for everything, once', async () => {
  const fresh = await createTestApp({ domains: [accountsServer, createOrdersServer(sampleFees)] })
  await seedFees(fresh.ctx, sampleFees)
  await seedFees(fresh.ctx, sampleFees)
  expect((await fresh.call({ path: '/api/fees?service=sqzl' })).body).toMatchObject({
    version: 1,
    items: [{ name: `演示 · ${official.name}`, unitPrice: '100.00' }, { unitPrice: '1000.00' }],
  })
  await fresh.close()
})

describe('a service that is added later', () => {
  const added = { code: 'trademark.class', name: '商标注册官费', kind: 'official', service: 'sbzc' } as const
  const codes = [...sampleFees, added]
  const want = (fee: FeeCode) => ({ fee, quantity: 2 })
  let later: TestApp
  beforeAll(async () => {
    later = await createTestApp({ domains: [accountsServer, createOrdersServer(codes)] })
  })
  afterAll(() => later.close())
  const versions = async () => (await later.database.pool.query('select version from fee_version')).rows
  const fees = async (of: string) => (await later.call({ path: `/api/fees?service=${of}` })).body

  it('has no prices yet, and those of the others hold', async () => {
    await completeDemonstrationFees(later.ctx, codes)
    expect(await versions()).toEqual([])
    await setFees(later.ctx, 1, samplePrices)
    expect(await fees('sqzl')).toMatchObject({ version: 1, items: [{ unitPrice: '950.00' }, { unitPrice: '2500.55' }] })
    expect(await fees('sbzc')).toMatchObject({ version: null, items: [] })
    expect(await findQuote(later.ctx, [want(official)])).toMatchObject({ total: '1900.00', version: 1 })
    expect(await findQuote(later.ctx, [want(official), want(added)])).toBeUndefined()
  })

  it('is the operator’s to price in production', async () => {
    const config = { ...later.ctx.config, mode: 'production' as const }
    await completeDemonstrationFees({ ...later.ctx, config }, codes)
    expect(await versions()).toHaveLength(1)
  })

  it('is priced in a demonstration at its next start, once, beside the prices that are there', async () => {
    const start = () => completeDemonstrationFees(later.ctx, codes)
    await Promise.all([start(), start()])
    expect(await versions()).toHaveLength(2)
    expect(await findQuote(later.ctx, codes.map(want))).toMatchObject({
      lines: [{ unitPrice: '950.00' }, { unitPrice: '2500.55' }, { unitPrice: '100.00' }],
      demonstration: true,
    })
  })
})
