import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Fen, fen } from '../../contract/money.ts'
import type { ReceiptRow } from '../../contract/receipts.ts'
import { type ServedWechat, serveWechat } from '../../testing/gateway/wechat/serve-wechat.ts'
import { placeSample, sampleFees, samplePrices, setFees } from '../../testing/sample-order.ts'
import { createOrdersServer } from '../index.ts'
import { gatewayAt } from '../pay/gateways.ts'
import type { PaymentAttempt } from '../pay/payment.table.ts'
import { askHouses } from '../refunds/ask-houses.ts'
import { askReturns } from './ask-returns.ts'

let wechat: ServedWechat
let portal: TestApp
let people: People
beforeAll(async () => {
  wechat = await serveWechat(() => portal.clock.now())
  portal = await createTestApp({
    domains: [accountsServer, createOrdersServer(sampleFees)],
    authenticate,
    env: { PAYMENTS_FILE: wechat.paymentsFile },
  })
  people = await createPeople(portal)
  await setFees(portal.ctx, 1, samplePrices)
})
afterAll(async () => {
  await portal.close()
  await wechat.close()
})

const staff = (path: string, body?: object) =>
  portal.call({ path, token: people.staff.token, ...(body && { method: 'POST' as const, body }) })
const act = (id: string, what: string, body: object) => staff(`/api/admin/receipts/${id}/${what}`, body)
const orderOf = async (orderNo: string) =>
  (await portal.call({ path: `/api/orders/${orderNo}`, token: people.demo.token })).body
const receiptOf = async (tradeNo: string): Promise<ReceiptRow> => {
  const { body } = await staff(`/api/admin/receipts?keyword=${tradeNo}`)
  const [found] = body.elements as ReceiptRow[]
  if (!found) throw new Error(`no receipt ${tradeNo}`)
  return found
}
/** A payer pays, and WeChat Pay tells of it. */
const payAndTell = async (paymentNo: string) => {
  const { transactionId } = wechat.simulator.pay(paymentNo)
  const { headers, body } = wechat.simulator.notification(paymentNo)
  const told = { method: 'POST' as const, url: '/api/pay/wechat/notify', payload: body }
  const answer = await portal.app.inject({ ...told, headers: { ...headers, 'content-type': 'application/json' } })
  expect(answer.statusCode).toBe(200)
  return transactionId
}
const place = () => placeSample(portal.ctx, people.demo.id)
/** An order whose payer pays so many fen more or less than he should. */
const paidOff = async (off: bigint) => {
  const orderNo = await place()
  const path = `/api/orders/${orderNo}/pay`
  const { body } = await portal.call({ method: 'POST', path, token: people.demo.token, body: { way: 'wechatNative' } })
  const paymentNo = String(body.paymentNo)
  const payment = wechat.simulator.payments.get(paymentNo)
  if (!payment) throw new Error('not ordered')
  payment.amount = fen(payment.amount + off)
  return { orderNo, paymentNo, tradeNo: await payAndTell(paymentNo) }
}
let strangers = 0
/** A payment at the merchant's account under a number that is none of ours. */
const paidByStranger = async (amount: Fen) => {
  strangers += 1
  const paymentNo = `SHOP2026${strangers}`
  const attempt = { paymentNo, amount, way: 'wechatNative', createTime: portal.clock.now() } as PaymentAttempt
  const expiresAt = new Date(portal.clock.now().getTime() + 3_600_000)
  const payer = { address: '127.0.0.1' }
  await gatewayAt(portal.services.config, 'wechat')?.begin(portal.ctx, {
    attempt,
    title: '别处的商品',
    expiresAt,
    payer,
  })
  return { paymentNo, tradeNo: await payAndTell(paymentNo) }
}
const unclaimed = async (): Promise<number> => {
  const { rows } = await portal.database.pool.query(
    "select coalesce(-sum(amount_fen), 0)::int as sum from ledger_entry where account = 'unclaimed'",
  )
  return rows[0].sum
}
const backOf = (paymentNo: string) => [...(wechat.simulator.payments.get(paymentNo)?.refunds.values() ?? [])]

it('money of another amount waits with the order that it names, and pays as much of it as it is when staff say so', async () => {
  const { orderNo, paymentNo, tradeNo } = await paidOff(-1n)
  const receipt = await receiptOf(tradeNo)
  expect(receipt).toMatchObject({
    ...{ house: 'wechat', amount: '3450.54', state: 'unclaimed', hint: 'otherAmount', paymentNo, bankSerial: tradeNo },
    candidates: [{ orderNo, why: 'number' }],
    can: ['match', 'return'],
  })
  expect((await act(receipt.id, 'match', { orderNo })).body).toEqual({ state: 'matched' })
  expect(await orderOf(orderNo)).toMatchObject({
    ...{ state: 0, paidAmount: '3450.54', dueAmount: '0.01' },
    payments: [{ paymentNo, way: 'wechatNative', state: 'paid', amount: '3450.54' }],
  })
  expect((await act(receipt.id, 'unmatch', { reason: '认错' })).body).toEqual({ state: 'unclaimed' })
  expect(await orderOf(orderNo)).toMatchObject({ state: 0, paidAmount: '0.00', dueAmount: '3450.55' })
  await act(receipt.id, 'return', { reason: '金额不符' })
})

it('money under a stranger’s number goes back by WeChat Pay, once, and only then leaves the books', async () => {
  const before = await unclaimed()
  const { paymentNo, tradeNo } = await paidByStranger(fen(1_000))
  expect(await unclaimed()).toBe(before + 1_000)
  const { id, hint } = await receiptOf(tradeNo)
  expect(hint).toBe('unknownNumber')
  wechat.simulator.trouble = 'failing'
  expect((await act(id, 'return', { reason: '不是我们的' })).body).toEqual({ state: 'returning' })
  expect((await act(id, 'match', { orderNo: await place() })).status).toBe(409)
  await askReturns(portal.ctx)
  wechat.simulator.trouble = null
  expect(backOf(paymentNo)).toEqual([])
  for (let time = 0; time < 3; time += 1) {
    portal.clock.advance(300_000)
    await askReturns(portal.ctx)
  }
  expect(backOf(paymentNo)).toMatchObject([{ amount: 1_000n, isDone: true }])
  expect(await receiptOf(tradeNo)).toMatchObject({ state: 'returned', can: [] })
  expect(await unclaimed()).toBe(before)
})

it('what WeChat Pay does not pay back is told in its words, and staff send it from the bank', async () => {
  const { paymentNo, tradeNo } = await paidByStranger(fen(500))
  const { id } = await receiptOf(tradeNo)
  Object.assign(wechat.simulator.payments.get(paymentNo) ?? {}, { amount: fen(1) })
  await act(id, 'return', { reason: '不是我们的' })
  await askReturns(portal.ctx)
  expect(await receiptOf(tradeNo)).toMatchObject({
    state: 'returning',
    error: expect.stringContaining('微信支付不接受这笔退款'),
    can: ['return'],
  })
  expect((await act(id, 'return', { reason: '已从银行账户转出' })).body).toEqual({ state: 'returned' })
  expect(await receiptOf(tradeNo)).toMatchObject({ state: 'returned', error: null, can: [] })
  const { rows } = await portal.database.pool.query(
    `select account, amount_fen::int as fen from ledger_entry join ledger_transaction on id = transaction_id
      where source_ref = $1 and kind = 'refundDone' order by 1`,
    [id],
  )
  expect(rows).toEqual([
    { account: 'bank', fen: -500 },
    { account: 'refundsPayable', fen: 500 },
  ])
})

it('a stranger’s payment that staff gave to an order is refunded under the number by which WeChat Pay knows it', async () => {
  const orderNo = await place()
  const { paymentNo, tradeNo } = await paidByStranger(fen(345_055))
  const { id } = await receiptOf(tradeNo)
  await act(id, 'match', { orderNo })
  expect(await orderOf(orderNo)).toMatchObject({ state: 1, payments: [{ paymentNo: `${orderNo}01`, state: 'paid' }] })
  const { body } = await staff(`/api/admin/orders/${orderNo}/refund`, { amount: '100.00', reason: '部分退款' })
  await staff(`/api/admin/refunds/${body.refundNo}/approve`, {})
  await askHouses(portal.ctx)
  expect(backOf(paymentNo)).toMatchObject([{ amount: 10_000n }])
})
