import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DayView, WayOfDay } from '../../contract/reconciliation/reconciliation.ts'
import { type ServedWechat, serveWechat } from '../../testing/gateway/wechat/serve-wechat.ts'
import { placeSample, sampleFees, samplePrices, setFees } from '../../testing/sample-order.ts'
import { createOrdersServer } from '../index.ts'
import { askHouses } from '../refunds/ask-houses.ts'
import { compareAgain, fetchBills } from './fetch-bills.ts'

let wechat: ServedWechat
/** What is looked at while the gateway answers. */
let whileAsked = (): void => undefined
let portal: TestApp
let people: People
beforeAll(async () => {
  wechat = await serveWechat(() => {
    whileAsked()
    return portal.clock.now()
  })
  portal = await createTestApp({
    domains: [accountsServer, createOrdersServer(sampleFees)],
    authenticate,
    env: { PAYMENTS_FILE: wechat.paymentsFile },
  })
  portal.clock.set(new Date(`${day}T09:00:00+08:00`))
  people = await createPeople(portal)
  // The days of these tests are longer than sessions.
  await portal.database.pool.query("update session set idle_minutes = 1000000, expires_at = '2030-01-01'")
  await setFees(portal.ctx, 1, samplePrices)
})
afterAll(async () => {
  await portal.close()
  await wechat.close()
})

/** Each test has a day of its own, which begins at nine in the morning. */
let day = '2026-11-01'
const dayMs = 86_400_000
beforeEach(() => {
  day = new Date(Date.parse(day) + 4 * dayMs).toISOString().slice(0, 10)
  portal.clock.set(new Date(`${day}T09:00:00+08:00`))
})
afterEach(() => {
  wechat.simulator.trouble = null
  whileAsked = () => undefined
})
const nextMorning = (time = '10:30') => portal.clock.set(new Date(Date.parse(`${day}T${time}:00+08:00`) + dayMs))

const staff = (path: string, sent: object = {}) => portal.call({ ...sent, path, token: people.staff.token })
const all = '/api/admin/reconciliation'
const shown = async (of = day) => (await staff(`${all}?day=${of}`)).body as unknown as DayView
const way = async (house = 'wechat', of = day): Promise<WayOfDay> => {
  const found = (await shown(of)).ways.find((one) => one.way === house)
  if (!found) throw new Error(`no ${house}`)
  return found
}
const explain = (id: string | undefined, reason: string) =>
  staff(`${all}/items/${id}/explain`, { method: 'POST', body: { reason } })

const customer = (path: string, body?: object) =>
  portal.call({ method: 'POST', path, token: people.demo.token, ...(body && { body }) })
/** An order that is paid at the gateway; the portal hears of it only where it asks. */
const paid = async ({ isHeard = true } = {}) => {
  const orderNo = await placeSample(portal.ctx, people.demo.id)
  const { body } = await customer(`/api/orders/${orderNo}/pay`, { way: 'wechatNative' })
  const paymentNo = String(body.paymentNo)
  const { transactionId: tradeNo } = wechat.simulator.pay(paymentNo)
  if (isHeard) await customer(`/api/orders/${orderNo}/check`)
  return { orderNo, paymentNo, tradeNo }
}
const stateOf = async (orderNo: string) =>
  (await portal.call({ path: `/api/orders/${orderNo}`, token: people.demo.token })).body.state
const balances = async () => {
  const { rows } = await portal.database.pool.query(
    'select account, sum(amount_fen)::int as sum from ledger_entry group by 1 having sum(amount_fen) <> 0',
  )
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum])) as Record<string, number>
}

describe('the bill of a gateway', () => {
  it('comes by itself after half past ten, agrees, and is booked as settled less what the gateway kept', async () => {
    await paid()
    const before = await balances()
    nextMorning('10:29')
    await fetchBills(portal.ctx)
    expect(await way()).toMatchObject({ agreement: 'noBill', expected: '3450.55', received: null, difference: null })
    nextMorning()
    await fetchBills(portal.ctx)
    expect(await way()).toMatchObject({
      ...{ agreement: 'agrees', expected: '3450.55', received: '3450.55', difference: '0.00', fees: '20.70' },
      bill: { state: 'fetched', lines: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      items: [],
    })
    const after = await balances()
    const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0)
    expect([moved('bank'), moved('gatewayFees'), moved('wechat')]).toEqual([342_985, 2_070, -345_055])
    await staff(`${all}/${day}/fetch`, { method: 'POST' })
    expect(await balances()).toEqual(after)
  })

  it('is fetched by hand outside a transaction, however long the gateway takes', async () => {
    await paid()
    nextMorning()
    const open: Promise<unknown[]>[] = []
    whileAsked = () => {
      // A transaction that waits for the gateway began before it was asked, and asks the database for nothing meanwhile.
      const waiting = `select query from pg_stat_activity
        where state = 'idle in transaction' and datname = current_database() and xact_start < $1`
      open.push(portal.database.pool.query(waiting, [new Date()]).then(({ rows }) => rows))
    }
    await staff(`${all}/${day}/fetch`, { method: 'POST' })
    expect(open.length).toBeGreaterThan(0)
    expect(new Set((await Promise.all(open)).flat())).toEqual(new Set())
    expect(await way()).toMatchObject({ agreement: 'agrees' })
  })

  it('that says one fen more is a difference, open until somebody explains it, and never deleted', async () => {
    const { paymentNo, orderNo, tradeNo } = await paid()
    wechat.simulator.misbilled.set(paymentNo, 1n)
    nextMorning()
    const fetched = await staff(`${all}/${day}/fetch`, { method: 'POST' })
    expect(fetched.body).toEqual(await shown())
    const { items, ...sums } = await way()
    expect(sums).toMatchObject({ agreement: 'differs', expected: '3450.55', received: '3450.56', difference: '0.01' })
    expect(items).toMatchObject([
      { kind: 'amount', move: 'payment', tradeNo, orderNo, here: '3450.55', there: '3450.56', state: 'open' },
    ])
    expect((await staff(`${all}/days?state=open`)).body).toMatchObject({ elements: [{ day }], totalElements: 1 })
    const [{ id } = { id: '' }] = items
    expect((await explain(id, ' ')).body).toMatchObject({ status: 'U00400', fields: [{ path: 'reason' }] })
    expect((await explain(id, '渠道尾差，已核实')).body).toEqual({ state: 'explained' })
    expect(portal.acts.at(-1)).toMatchObject({
      ...{ act: 'orders.explain', subjectRef: `${day} wechat ${tradeNo}`, link: `/reconciliation/${day}` },
      ...{ before: { state: 'open' }, after: { state: 'explained', reason: '渠道尾差，已核实' } },
    })
    expect((await explain(id, '再说一次')).body).toMatchObject({ status: 'U00409' })
    expect((await explain('0', '没有这一处')).status).toBe(404)
    await staff(`${all}/${day}/fetch`, { method: 'POST' })
    expect(await way()).toMatchObject({
      agreement: 'explained',
      difference: '0.01',
      items: [{ id, state: 'explained', reason: '渠道尾差，已核实', actor: 'staff' }],
    })
    expect((await staff(`${all}/days?state=open`)).body).toMatchObject({ totalElements: 0 })
    await expect(portal.database.pool.query('delete from reconciliation_item where id = $1', [id])).rejects.toThrow(
      'append-only',
    )
  })

  it('that has a payment of which we never heard: the gateway is asked, and the order is paid on the spot', async () => {
    const { orderNo, tradeNo } = await paid({ isHeard: false })
    nextMorning()
    await fetchBills(portal.ctx)
    expect(await stateOf(orderNo)).toBe(1)
    expect(await way()).toMatchObject({
      agreement: 'explained',
      difference: '0.00',
      items: [{ kind: 'missingHere', tradeNo, here: null, there: '3450.55', state: 'explained', actor: null }],
    })
  })

  it('that lacks a payment of ours is a difference', async () => {
    const { paymentNo, tradeNo } = await paid()
    await paid()
    wechat.simulator.misbilled.set(paymentNo, null)
    nextMorning()
    await fetchBills(portal.ctx)
    expect(await way()).toMatchObject({
      ...{ agreement: 'differs', difference: '-3450.55' },
      items: [{ kind: 'missingThere', tradeNo, here: '3450.55', there: null, state: 'open' }],
    })
  })

  it('is compared again with what was booked later', async () => {
    const late = await paid({ isHeard: false })
    await paid()
    wechat.simulator.misbilled.set(late.paymentNo, null)
    nextMorning()
    await fetchBills(portal.ctx)
    expect(await way()).toMatchObject({ agreement: 'agrees' })
    await customer(`/api/orders/${late.orderNo}/check`)
    expect(await way()).toMatchObject({ agreement: 'differs', difference: '-3450.55', items: [] })
    await compareAgain(portal.ctx)
    expect(await way()).toMatchObject({ items: [{ kind: 'missingThere', tradeNo: late.tradeNo, state: 'open' }] })
  })

  it('is asked for again where the gateway is silent or the file is not the one, and until then nothing agrees', async () => {
    await paid()
    nextMorning()
    const pauses = [
      ['unsigned', 0],
      ['alteredBill', 5],
      ['failing', 15],
    ] as const
    for (const [trouble, minutes] of pauses) {
      portal.clock.advance(minutes * 60_000)
      wechat.simulator.trouble = trouble
      await fetchBills(portal.ctx)
      expect(await way()).toMatchObject({ agreement: 'noBill', bill: { state: 'silent' } })
    }
    wechat.simulator.trouble = null
    await fetchBills(portal.ctx)
    expect(await way()).toMatchObject({ agreement: 'noBill' })
    portal.clock.advance(3_600_000)
    await fetchBills(portal.ctx)
    expect(await way()).toMatchObject({ agreement: 'agrees' })
  })

  it('tells of refunds too', async () => {
    const { orderNo } = await paid()
    const { body } = await staff(`/api/admin/orders/${orderNo}/refund`, {
      method: 'POST',
      body: { amount: '100.00', reason: '部分退款' },
    })
    await staff(`/api/admin/refunds/${body.refundNo}/approve`, { method: 'POST', body: {} })
    await askHouses(portal.ctx)
    portal.clock.advance(15_000)
    await askHouses(portal.ctx)
    nextMorning()
    await fetchBills(portal.ctx)
    expect(await way()).toMatchObject({ agreement: 'agrees', expected: '3350.55', received: '3350.55', fees: '20.10' })
  })

  it('of the next day explains what the gateway’s clock called the day after', async () => {
    await paid()
    const { paymentNo, tradeNo } = await paid()
    const tomorrow = new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)
    Object.assign(wechat.simulator.payments.get(paymentNo) ?? {}, { paidAt: new Date(`${tomorrow}T00:00:01+08:00`) })
    nextMorning()
    await fetchBills(portal.ctx)
    expect(await way()).toMatchObject({ agreement: 'differs', items: [{ kind: 'missingThere', tradeNo }] })
    portal.clock.advance(dayMs)
    await fetchBills(portal.ctx)
    expect(await way('wechat', tomorrow)).toMatchObject({ agreement: 'agrees', expected: '3450.55' })
    expect(await way()).toMatchObject({ agreement: 'explained', expected: '3450.55', difference: '0.00' })
  })
})

it('a day without trades has no bill, and is not called equal', async () => {
  nextMorning()
  await fetchBills(portal.ctx)
  expect(await way()).toMatchObject({ agreement: 'noBill', expected: '0.00', received: null, bill: { state: 'none' } })
  expect((await staff(`${all}/days?pgCount=1`)).body).toMatchObject({
    elements: [{ day, ways: expect.arrayContaining([{ way: 'wechat', agreement: 'noBill', open: 0 }]) }],
  })
})

it('the bill of a day that is not over is not asked for', async () => {
  expect((await staff(`${all}/${day}/fetch`, { method: 'POST' })).body).toMatchObject({
    status: 'U00409',
    msg: '账单在次日 10:30 后提供，请稍后再取',
  })
  expect((await staff(`${all}?day=2027-02-30`)).status).toBe(400)
})
