import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { placeSample, sampleFees, samplePrices, setFees } from '../../testing/sample-order.ts'
import { findQuote } from '../fees/quote.ts'
import { createOrdersServer } from '../index.ts'
import { refuseDemonstrationMoney } from '../ways/demonstration/refuse-demonstration-money.ts'
import { expireOrders } from './expire-orders.ts'

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, createOrdersServer(sampleFees)], authenticate })
  people = await createPeople(portal)
})
afterAll(() => portal.close())

const ask = async (path: string) => (await portal.call({ path, token: people.demo.token })).body
const send = (path: string, body?: unknown) => portal.call({ method: 'POST', path, token: people.demo.token, body })

it('without a fee table nothing is placed, and the prices say so', async () => {
  await expect(placeSample(portal.ctx, people.demo.id)).rejects.toMatchObject({ code: 'order.no_prices' })
  expect(await ask('/api/fees?service=sqzl')).toMatchObject({ version: null, items: [] })
})

describe('with a fee table in force', () => {
  beforeAll(() => setFees(portal.ctx, 1, samplePrices))

  it('an order has the lines of its fees, and its sum is theirs to the fen', async () => {
    const orderNo = await placeSample(portal.ctx, people.demo.id)
    expect(orderNo).toMatch(/^DD\d{14}$/)
    const order = await ask(`/api/orders/${orderNo}`)
    expect(order).toMatchObject({
      state: 0,
      amount: '3450.55',
      dueAmount: '3450.55',
      officialFee: '950.00',
      serviceFee: '2500.55',
      annualFeePayer: 2,
      can: ['pay', 'cancel'],
      demonstration: true,
    })
    expect(order.lines).toMatchObject([
      { name: '演示 · 发明专利申请官费', kind: 'official', amount: '950.00' },
      { name: '演示 · 发明专利代理服务费', kind: 'service', amount: '2500.55' },
    ])
  })

  it('a quote and an order of the same wants agree to the fen, line by line', async () => {
    const wants = sampleFees.map((fee, at) => ({ fee, quantity: at + 3 }))
    const { lines, officialFee, serviceFee, total } = (await findQuote(portal.ctx, wants)) ?? {}
    const orderNo = await placeSample(portal.ctx, people.demo.id, { wants })
    expect(await ask(`/api/orders/${orderNo}`)).toMatchObject({ lines, officialFee, serviceFee, amount: total })
    expect([officialFee, serviceFee, total]).toEqual(['2850.00', '10002.20', '12852.20'])
  })

  it('a later fee table changes the next order and not the one that stands', async () => {
    const before = await placeSample(portal.ctx, people.demo.id)
    await setFees(portal.ctx, 2, { ...samplePrices, 'patent.invention.service': '3000.00' })
    const after = await placeSample(portal.ctx, people.demo.id)
    expect(await ask(`/api/orders/${before}`)).toMatchObject({ amount: '3450.55', feeVersion: 1 })
    expect(await ask(`/api/orders/${after}`)).toMatchObject({ amount: '3950.00', feeVersion: 2 })
  })

  it('is paid by the demonstration’s way, once, however often it is told', async () => {
    const orderNo = await placeSample(portal.ctx, people.demo.id)
    const begun = await send(`/api/orders/${orderNo}/pay`, { way: 'demonstration' })
    expect((await send(`/api/orders/${orderNo}/pay`, { way: 'demonstration' })).body).toEqual(begun.body)
    const { paymentNo, amount } = begun.body
    for (let time = 0; time < 3; time += 1) {
      expect((await send('/api/demonstration/pay', { paymentNo })).status).toBe(200)
    }
    const paid = await ask(`/api/orders/${orderNo}`)
    expect(paid).toMatchObject({
      state: 1,
      paidAmount: amount,
      dueAmount: '0.00',
      surplusAmount: '0.00',
      can: ['refund', 'invoice'],
    })
    const { rows } = await portal.database.pool.query(
      `select account, sum(amount_fen)::text as sum from ledger_entry join ledger_transaction on id = transaction_id
        where order_id = (select id from customer_order where order_number = $1) group by 1 order by 1`,
      [orderNo],
    )
    expect(rows).toEqual([
      { account: 'advances', sum: '-395000' },
      { account: 'demonstration', sum: '395000' },
    ])
  })

  it('that was paid by the demonstration keeps its database from production', async () => {
    const production = { db: portal.ctx.db, config: { ...portal.ctx.config, mode: 'production' as const } }
    await expect(refuseDemonstrationMoney(production)).rejects.toThrow('演示付款')
    await expect(refuseDemonstrationMoney(portal.ctx)).resolves.toBeUndefined()
  })

  it('paid after it was cancelled, the money is kept as surplus and to be returned', async () => {
    const orderNo = await placeSample(portal.ctx, people.demo.id)
    const { paymentNo } = (await send(`/api/orders/${orderNo}/pay`, { way: 'demonstration' })).body
    expect((await send(`/api/orders/${orderNo}/cancel`)).body).toEqual({ state: -1, closing: false })
    await send('/api/demonstration/pay', { paymentNo })
    expect(await ask(`/api/orders/${orderNo}`)).toMatchObject({
      state: -1,
      closeReason: 'cancelled',
      paidAmount: '0.00',
      surplusAmount: '3950.00',
    })
  })

  it('expires when its time is over', async () => {
    const orderNo = await placeSample(portal.ctx, people.demo.id)
    await portal.database.pool.query(
      "update customer_order set expires_at = now() - interval '1 second' where order_number = $1",
      [orderNo],
    )
    await expireOrders(portal.ctx)
    expect(await ask(`/api/orders/${orderNo}`)).toMatchObject({ state: -1, closeReason: 'expired' })
  })

  it('does not expire when its last moment is moved in the same instant', async () => {
    const orderNo = await placeSample(portal.ctx, people.demo.id)
    const due = "update customer_order set expires_at = now() - interval '1 second' where order_number = $1"
    await portal.database.pool.query(due, [orderNo])
    const mover = await portal.database.pool.connect()
    await mover.query('begin')
    const move = "update customer_order set expires_at = now() + interval '7 days' where order_number = $1"
    await mover.query(move, [orderNo])
    const expiring = expireOrders(portal.ctx)
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    const isWaiting = async () => (await portal.database.pool.query(waiting)).rows.length > 0
    await vi.waitFor(async () => expect(await isWaiting()).toBe(true))
    await mover.query('commit')
    mover.release()
    await expiring
    expect(await ask(`/api/orders/${orderNo}`)).toMatchObject({ state: 0 })
  })

  it('refuses what its state does not allow in words of the state', async () => {
    const orderNo = await placeSample(portal.ctx, people.demo.id)
    await send(`/api/orders/${orderNo}/cancel`)
    const refused = { status: 'U00409' }
    const path = `/api/orders/${orderNo}`
    expect((await send(`${path}/cancel`)).body).toMatchObject({ ...refused, msg: '订单已关闭，不能取消' })
    expect((await send(`${path}/pay`, { way: 'bankTransfer' })).body).toMatchObject({
      ...refused,
      msg: '订单已关闭，不能再付款',
    })
  })

  it('of a stranger is not found', async () => {
    const orderNo = await placeSample(portal.ctx, people.demo2.id)
    expect((await portal.call({ path: `/api/orders/${orderNo}`, token: people.demo.token })).status).toBe(404)
    expect((await send(`/api/orders/${orderNo}/pay`, { way: 'demonstration' })).status).toBe(404)
  })

  it('a way that is not offered is refused on its field', async () => {
    const orderNo = await placeSample(portal.ctx, people.demo.id)
    const refused = await send(`/api/orders/${orderNo}/pay`, { way: 'wechatNative' })
    expect(refused.body).toMatchObject({ status: 'U00400', fields: [{ path: 'way', msg: '该支付方式未开通' }] })
  })
})
