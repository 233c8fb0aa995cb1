import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fen } from '../../../contract/money.ts'
import { type ServedAlipay, serveAlipay } from '../../../testing/gateway/alipay/serve-alipay.ts'
import { placeSample, sampleFees, samplePrices, setFees } from '../../../testing/sample-order.ts'
import { createOrdersServer } from '../../index.ts'
import { askAttempts } from '../../pay/ask-attempts.ts'
import { gatewayOf } from '../../pay/gateways.ts'

let now = () => new Date()
let alipay: ServedAlipay
let portal: TestApp
let people: People
beforeAll(async () => {
  alipay = await serveAlipay(() => now())
  portal = await createTestApp({
    domains: [accountsServer, createOrdersServer(sampleFees)],
    authenticate,
    env: { PAYMENTS_FILE: alipay.paymentsFile },
  })
  now = portal.clock.now
  people = await createPeople(portal)
  await setFees(portal.ctx, 1, samplePrices)
})
afterAll(async () => {
  await portal.close()
  await alipay.close()
})

const send = (path: string, body?: unknown) => portal.call({ method: 'POST', path, token: people.demo.token, body })
const orderOf = async (orderNo: string) =>
  (await portal.call({ path: `/api/orders/${orderNo}`, token: people.demo.token })).body

/** Places an order, begins to pay it, and opens Alipay's page as its payer does. */
const open = async () => {
  const orderNo = await placeSample(portal.ctx, people.demo.id)
  const { body } = await send(`/api/orders/${orderNo}/pay`, { way: 'alipayPage' })
  const page = await fetch(String(body.redirectUrl))
  expect(page.status).toBe(200)
  return { orderNo, paymentNo: String(body.paymentNo) }
}

const notify = async (body: string, type = 'application/x-www-form-urlencoded; charset=utf-8') => {
  const headers = { 'content-type': type }
  const reply = await portal.app.inject({ method: 'POST', url: '/api/pay/alipay/notify', headers, payload: body })
  return { status: reply.statusCode, type: reply.headers['content-type'], text: reply.body }
}
const believed = { status: 200, type: 'text/plain; charset=utf-8', text: 'success' }
const refused = { ...believed, text: 'failure' }

const booked = async (orderNo: string) => {
  const { rows } = await portal.database.pool.query<{ account: string; sum: string }>(
    `select account, sum(amount_fen)::text as sum from ledger_entry join ledger_transaction on id = transaction_id
      where order_id = (select id from customer_order where order_number = $1) group by 1 order by 1`,
    [orderNo],
  )
  return rows
}
const counts = async () => {
  const { rows } = await portal.database.pool.query(
    `select (select count(*) from payment_fact)::int as facts, (select count(*) from gateway_message)::int as messages,
      (select count(*) from ledger_transaction)::int as postings`,
  )
  return rows[0] as { facts: number; messages: number; postings: number }
}

describe('a notification', () => {
  it('settles its order once, however often it comes', async () => {
    const { orderNo, paymentNo } = await open()
    alipay.simulator.pay(paymentNo)
    const told = alipay.simulator.notification(paymentNo)
    const before = await counts()
    for (let time = 0; time < 5; time += 1) expect(await notify(told)).toEqual(believed)
    expect(await notify(alipay.simulator.notification(paymentNo, { trade_status: 'TRADE_FINISHED' }))).toEqual(believed)
    expect(await orderOf(orderNo)).toMatchObject({
      state: 1,
      paidAmount: '3450.55',
      payments: [{ paymentNo, way: 'alipayPage', state: 'paid', amount: '3450.55' }],
    })
    expect(await booked(orderNo)).toEqual([
      { account: 'advances', sum: '-345055' },
      { account: 'alipay', sum: '345055' },
    ])
    expect(await counts()).toEqual({
      facts: before.facts + 1,
      messages: before.messages + 2,
      postings: before.postings + 1,
    })
  })

  it('that is forged, altered, stale or foreign is refused and changes nothing', async () => {
    const { orderNo, paymentNo } = await open()
    alipay.simulator.pay(paymentNo)
    const tell = (change?: Record<string, string>) => alipay.simulator.notification(paymentNo, change)
    const stranger = await serveAlipay(now)
    const before = await counts()
    for (const [number, trade] of alipay.simulator.trades) stranger.simulator.trades.set(number, trade)
    expect(await notify(stranger.simulator.notification(paymentNo))).toEqual(refused)
    await stranger.close()
    expect(await notify(tell().replace('3450.55', '3450.56'))).toEqual(refused)
    expect(await notify(`${tell()}&trade_status=TRADE_CLOSED`)).toEqual(refused)
    expect(await notify(tell({ notify_time: '2020-01-01 00:00:00' }))).toEqual(refused)
    expect(await notify(tell({ app_id: '2021000000000002' }))).toEqual(refused)
    expect(await notify(tell({ seller_id: '2088000000000002' }))).toEqual(refused)
    expect(await notify(tell(), 'application/json')).toEqual(refused)
    expect(await notify('')).toEqual(refused)
    expect(await counts()).toEqual(before)
    expect(await orderOf(orderNo)).toMatchObject({ state: 0, payments: [{ state: 'waiting' }] })
  })

  it('of waiting is kept; one of closing ends the payment and not the order', async () => {
    const { orderNo, paymentNo } = await open()
    expect(await notify(alipay.simulator.notification(paymentNo))).toEqual(believed)
    expect(await orderOf(orderNo)).toMatchObject({ state: 0, payments: [{ state: 'waiting' }] })
    expect(await notify(alipay.simulator.notification(paymentNo, { trade_status: 'TRADE_CLOSED' }))).toEqual(believed)
    expect(await orderOf(orderNo)).toMatchObject({ state: 0, payments: [{ state: 'closed' }] })
    expect((await send(`/api/orders/${orderNo}/pay`, { way: 'alipayPage' })).body.paymentNo).toBe(`${orderNo}02`)
  })

  it('of closing after payment takes nothing back', async () => {
    const { orderNo, paymentNo } = await open()
    alipay.simulator.pay(paymentNo)
    await notify(alipay.simulator.notification(paymentNo))
    expect(await notify(alipay.simulator.notification(paymentNo, { trade_status: 'TRADE_CLOSED' }))).toEqual(believed)
    expect(await orderOf(orderNo)).toMatchObject({ state: 1, payments: [{ state: 'paid' }] })
  })

  it.each([
    ['another amount', { total_amount: '3450.54' }, '金额不符'],
    ['a number that is none of ours', { out_trade_no: 'DD2020010100000001' }, '支付编号不存在'],
  ])('of %s is booked as nobody’s money and settles nothing', async (_what, change, why) => {
    const { orderNo, paymentNo } = await open()
    alipay.simulator.pay(paymentNo)
    expect(await notify(alipay.simulator.notification(paymentNo, change))).toEqual(believed)
    expect(await orderOf(orderNo)).toMatchObject({ state: 0, paidAmount: '0.00' })
    const { rows } = await portal.database.pool.query(
      'select unclaimed_for from payment_fact where trade_number = $1 and order_id is null',
      [alipay.simulator.trades.get(paymentNo)?.tradeNo],
    )
    expect(rows).toEqual([{ unclaimed_for: why }])
  })

  it('finds no way where Alipay is not opened', async () => {
    const other = await createTestApp({ domains: [accountsServer, createOrdersServer([])], authenticate })
    expect((await other.call({ method: 'POST', path: '/api/pay/alipay/notify' })).status).toBe(404)
    await other.close()
  })
})

describe('without a notification', () => {
  it('the payment is found when its customer asks, and by itself within a minute', async () => {
    const first = await open()
    const second = await open()
    alipay.simulator.pay(first.paymentNo)
    alipay.simulator.pay(second.paymentNo)
    expect((await send(`/api/orders/${first.orderNo}/check`)).body).toMatchObject({ state: 1 })
    portal.clock.advance(60_000)
    await askAttempts(portal.ctx)
    expect(await orderOf(second.orderNo)).toMatchObject({ state: 1 })
  })

  it('a payment told with an amount that is none is not settled, and does not keep others from it', async () => {
    const broken = await open()
    const whole = await open()
    alipay.simulator.pay(broken.paymentNo).amount = fen(-5)
    alipay.simulator.pay(whole.paymentNo)
    expect(await notify(alipay.simulator.notification(broken.paymentNo))).toEqual(refused)
    expect((await send(`/api/orders/${broken.orderNo}/check`)).status).toBe(503)
    portal.clock.advance(60_000)
    await askAttempts(portal.ctx)
    expect(await orderOf(broken.orderNo)).toMatchObject({ state: 0 })
    expect(await orderOf(whole.orderNo)).toMatchObject({ state: 1 })
  })

  it.each(['forged', 'unsigned', 'failing'] as const)(
    'an answer that is %s is no answer: nothing changes',
    async (trouble) => {
      const { orderNo, paymentNo } = await open()
      alipay.simulator.pay(paymentNo)
      alipay.simulator.trouble = trouble
      const asked = await send(`/api/orders/${orderNo}/check`)
      alipay.simulator.trouble = null
      expect(asked).toMatchObject({ status: 503, body: { status: 'U00500' } })
      expect(await orderOf(orderNo)).toMatchObject({ state: 0 })
    },
  )
})

describe('closing', () => {
  it.each([
    ['that a payer opened', open],
    [
      'that nobody opened',
      async () => {
        const orderNo = await placeSample(portal.ctx, people.demo.id)
        const { body } = await send(`/api/orders/${orderNo}/pay`, { way: 'alipayWap' })
        return { orderNo, paymentNo: String(body.paymentNo) }
      },
    ],
  ])('ends a payment %s at Alipay first', async (_what, begin) => {
    const { orderNo, paymentNo } = await begin()
    await send(`/api/orders/${orderNo}/cancel`)
    await askAttempts(portal.ctx)
    expect(await orderOf(orderNo)).toMatchObject({ state: -1, payments: [{ state: 'closed' }] })
    expect(alipay.simulator.trades.get(paymentNo)?.status ?? 'TRADE_CLOSED').toBe('TRADE_CLOSED')
  })

  it('that comes too late finds the order paid', async () => {
    const { orderNo, paymentNo } = await open()
    alipay.simulator.pay(paymentNo)
    await send(`/api/orders/${orderNo}/cancel`)
    await askAttempts(portal.ctx)
    expect(await orderOf(orderNo)).toMatchObject({ state: 1, closing: false })
  })
})

describe('a refund', () => {
  const part = (paymentNo: string, partNo: string, fen: number) => ({
    partNo,
    paymentNo,
    amount: BigInt(fen) as never,
    paidAmount: 345_055n as never,
    reason: '客户申请',
  })
  const gateway = () => {
    const found = gatewayOf(portal.services.config, 'alipayPage')
    if (!found) throw new Error('no Alipay')
    return found
  }

  it('goes back in parts, each once by its number, and never more than was paid', async () => {
    const { paymentNo } = await open()
    alipay.simulator.pay(paymentNo)
    const { refund, askRefund } = gateway()
    const first = part(paymentNo, 'TK2026112000000101', 100)
    expect(await askRefund(portal.ctx, first)).toEqual({ state: 'unknown' })
    for (let time = 0; time < 2; time += 1) {
      expect(await refund(portal.ctx, first)).toMatchObject({ state: 'done', refundTradeNo: first.partNo })
    }
    expect(alipay.simulator.trades.get(paymentNo)?.refunds.size).toBe(1)
    expect(await refund(portal.ctx, part(paymentNo, 'TK2026112000000102', 344_956))).toEqual({
      state: 'failed',
      words: '退款金额超限（ACQ.REFUND_AMT_NOT_EQUAL_TOTAL）',
    })
    expect(await refund(portal.ctx, part(paymentNo, first.partNo, 101))).toMatchObject({ state: 'failed' })
    expect(await refund(portal.ctx, part(paymentNo, 'TK2026112000000102', 344_955))).toMatchObject({ state: 'done' })
    expect(alipay.simulator.trades.get(paymentNo)?.status).toBe('TRADE_CLOSED')
  })

  it('of a payment that Alipay does not know fails with its words', async () => {
    const found = await gateway().refund(portal.ctx, part('DD2020010100000001', 'TK2026112000000201', 100))
    expect(found).toEqual({ state: 'failed', words: '交易不存在（ACQ.TRADE_NOT_EXIST）' })
  })
})
