import { randomBytes } from 'node:crypto'
import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type ServedWechat, serveWechat } from '../../../testing/gateway/wechat/serve-wechat.ts'
import { placeSample, sampleFees, samplePrices, setFees } from '../../../testing/sample-order.ts'
import { createOrdersServer } from '../../index.ts'

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
afterEach(() => {
  wechat.simulator.trouble = null
})
afterAll(async () => {
  await portal.close()
  await wechat.close()
})

type Message = { headers: Record<string, string>; body: string }
const tell = ({ headers, body }: Message, type = 'application/json') =>
  portal.app.inject({
    method: 'POST',
    url: '/api/pay/wechat/notify',
    headers: { ...headers, 'content-type': type },
    payload: body,
  })
const begin = async () => {
  const orderNo = await placeSample(portal.ctx, people.demo.id)
  const { body } = await portal.call({
    method: 'POST',
    path: `/api/orders/${orderNo}/pay`,
    token: people.demo.token,
    body: { way: 'wechatNative' },
  })
  const paymentNo = String(body.paymentNo)
  wechat.simulator.pay(paymentNo)
  return { orderNo, paymentNo }
}
const orderOf = async (orderNo: string) =>
  (await portal.call({ path: `/api/orders/${orderNo}`, token: people.demo.token })).body
const factsOf = async (paymentNo: string) => {
  const { rows } = await portal.database.pool.query(
    `select unclaimed_for as why, fact.order_id is null as nobodys, account, sum(entry)::text as sum
       from payment_fact fact
       join ledger_transaction posted on posted.source_ref = fact.id::text
       join lateral (select account, amount_fen as entry from ledger_entry where transaction_id = posted.id) entries on true
      where payment_number = $1 group by 1, 2, 3 order by account`,
    [paymentNo],
  )
  return rows
}

it('a notification pays the order, and a hundred of it pay it once', async () => {
  const { orderNo, paymentNo } = await begin()
  const first = await tell(wechat.simulator.notification(paymentNo))
  expect([first.statusCode, first.body]).toEqual([200, ''])
  const again = await Promise.all(Array.from({ length: 100 }, () => tell(wechat.simulator.notification(paymentNo))))
  expect(new Set(again.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(await orderOf(orderNo)).toMatchObject({ state: 1, paidAmount: '3450.55', surplusAmount: '0.00' })
  expect(await factsOf(paymentNo)).toMatchObject([
    { account: 'advances', sum: '-345055' },
    { account: 'wechat', sum: '345055' },
  ])
})

it.each([
  ['one fen less', { amount: { total: 345_054, currency: 'CNY' } }, '金额不符'],
  ['a number of nobody', { out_trade_no: 'DD2020010100000001' }, '支付编号不存在'],
])('money with %s is kept as nobody’s, and settles nothing', async (_what, change, why) => {
  const { orderNo, paymentNo } = await begin()
  expect((await tell(wechat.simulator.notification(paymentNo, change))).statusCode).toBe(200)
  expect(await orderOf(orderNo)).toMatchObject({ state: 0, paidAmount: '0.00' })
  const told = (change as { out_trade_no?: string }).out_trade_no ?? paymentNo
  expect(await factsOf(told)).toMatchObject([
    { why, nobodys: true, account: 'unclaimed' },
    { why, account: 'wechat' },
  ])
})

it.each(['forged', 'stale', 'probe'] as const)('one that is %s is refused and changes nothing', async (trouble) => {
  const { orderNo, paymentNo } = await begin()
  wechat.simulator.trouble = trouble
  expect((await tell(wechat.simulator.notification(paymentNo))).statusCode).toBe(401)
  expect(await orderOf(orderNo)).toMatchObject({ state: 0 })
})

it.each([
  ['of another merchant', { mchid: '1900000002' }],
  ['of another app', { appid: 'wx0000000000000002' }],
  ['in another currency', { amount: { total: 345_055, currency: 'USD' } }],
  ['without an amount', { amount: undefined }],
  ['of nothing', { amount: { total: 0, currency: 'CNY' } }],
])('one %s is refused', async (_what, change) => {
  const { orderNo, paymentNo } = await begin()
  expect((await tell(wechat.simulator.notification(paymentNo, change))).statusCode).toBe(401)
  expect(await orderOf(orderNo)).toMatchObject({ state: 0 })
})

it('one altered on the way, without a signature, by an unknown key, unsealed, of another type or too large is refused', async () => {
  const { paymentNo } = await begin()
  const { headers, body } = wechat.simulator.notification(paymentNo)
  const refusals = [
    tell({ headers, body: body.replace('TRANSACTION', 'transaction') }),
    tell({ headers, body: `${body}\n` }),
    tell({ headers: {}, body }),
    tell({ headers: { ...headers, 'wechatpay-serial': 'PUB_KEY_ID_0' }, body }),
    tell(wechat.simulator.signed(body.replace(/"nonce":"\w{4}/, '"nonce":"0000'))),
    tell(wechat.simulator.signed('{}')),
    tell({ headers, body }, 'text/plain'),
  ]
  expect((await Promise.all(refusals)).map(({ statusCode }) => statusCode)).toEqual(refusals.map(() => 401))
  expect((await tell(wechat.simulator.signed(randomBytes(40_000).toString('hex')))).statusCode).toBe(413)
  const { body: metrics } = await portal.app.inject('/metrics')
  expect(metrics).toMatch(/portal_gateway_messages_total\{way="wechat",verdict="forged"\} [1-9]/)
  expect(metrics).toMatch(/portal_gateway_seconds_count\{way="wechat",call="begin"\} [1-9]/)
})

it('closed after it was paid, or told again by asking: the state never goes back', async () => {
  const { orderNo, paymentNo } = await begin()
  await tell(wechat.simulator.notification(paymentNo))
  await tell(wechat.simulator.notification(paymentNo, { trade_state: 'CLOSED' }))
  expect(await orderOf(orderNo)).toMatchObject({ state: 1 })
})
