import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { fen } from '../../../contract/money.ts'
import { type ServedWechat, serveWechat } from '../../../testing/gateway/wechat/serve-wechat.ts'
import { placeSample, sampleFees, samplePrices, setFees } from '../../../testing/sample-order.ts'
import { createOrdersServer } from '../../index.ts'
import { expireOrders } from '../../order/expire-orders.ts'
import { askAttempts } from '../../pay/ask-attempts.ts'
import { gatewayAt } from '../../pay/gateways.ts'
import { paymentAttempts } from '../../pay/payment.table.ts'
import { settleAttempt } from '../../pay/settle-attempt.ts'

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

const send = (path: string, body?: unknown) => portal.call({ method: 'POST', path, token: people.demo.token, body })
const place = () => placeSample(portal.ctx, people.demo.id)
const pay = (orderNo: string, form: object) => send(`/api/orders/${orderNo}/pay`, form)
const check = (orderNo: string) => send(`/api/orders/${orderNo}/check`)
const orderOf = async (orderNo: string) =>
  (await portal.call({ path: `/api/orders/${orderNo}`, token: people.demo.token })).body
const begin = async (way = 'wechatNative') => {
  const orderNo = await place()
  const { body } = await pay(orderNo, { way })
  return { orderNo, paymentNo: String(body.paymentNo), begun: body }
}

it('a QR code is ordered for the sum of the order, once however often it is asked for', async () => {
  const { orderNo, paymentNo, begun } = await begin()
  expect(begun).toMatchObject({ way: 'wechatNative', amount: '3450.55', codeUrl: expect.stringMatching(/^weixin:/) })
  const calls = wechat.simulator.calls
  expect((await pay(orderNo, { way: 'wechatNative' })).body).toEqual(begun)
  expect(wechat.simulator.calls).toBe(calls)
  expect(wechat.simulator.payments.get(paymentNo)).toMatchObject({
    amount: 345_055n,
    notifyUrl: 'http://localhost:3000/api/pay/wechat/notify',
    // The name of the invention, which is not published yet, stays here.
    description: '专利申请',
  })
})

it('a phone is sent to WeChat and comes back to the result', async () => {
  const { begun, orderNo } = await begin('wechatH5')
  const { redirectUrl } = begun as { redirectUrl: string }
  expect(new URL(redirectUrl).searchParams.get('redirect_url')).toBe(
    `http://localhost:3000/#/home/orders/${orderNo}/result`,
  )
})

it('inside WeChat the payer is who WeChat says, for a code and a state that are good once', async () => {
  const { orderNo, begun } = await begin('wechatJsapi')
  const state = new URL(String(begun.redirectUrl)).searchParams.get('state')
  const forged = await pay(orderNo, { way: 'wechatJsapi', code: 'A1', state: 'another' })
  expect(forged.body).toMatchObject({ redirectUrl: expect.stringContaining('/connect/oauth2/authorize?') })
  expect(forged.body.jsapi).toBeUndefined()
  const next = new URL(String(forged.body.redirectUrl)).searchParams.get('state')
  const old = await pay(orderNo, { way: 'wechatJsapi', code: 'A1', state })
  expect(old.body.jsapi).toBeUndefined()
  const last = new URL(String(old.body.redirectUrl)).searchParams.get('state')
  expect(next).not.toBe(last)
  const { body } = await pay(orderNo, { way: 'wechatJsapi', code: 'A1', state: last })
  expect(body.jsapi).toMatchObject({ appId: wechat.merchant.appid, signType: 'RSA' })
})

it('without any notification it is paid by asking, and another try finds it paid', async () => {
  const { orderNo, paymentNo } = await begin()
  expect((await check(orderNo)).body).toMatchObject({ state: 0, payment: { state: 'waiting' } })
  wechat.simulator.pay(paymentNo)
  expect((await check(orderNo)).body).toMatchObject({ state: 1, paidAmount: '3450.55', payment: { state: 'paid' } })
  expect((await pay(orderNo, { way: 'wechatNative' })).status).toBe(409)
})

it('what was paid or closed at the gateway without a word is booked when the customer tries again', async () => {
  const paid = await begin('wechatH5')
  wechat.simulator.pay(paid.paymentNo)
  // What was handed out before is of no use any more, so that the gateway is asked for it anew.
  portal.clock.advance(300_000)
  expect((await pay(paid.orderNo, { way: 'wechatH5' })).body).toMatchObject({ msg: '订单已付款，不能再付款' })
  expect(await orderOf(paid.orderNo)).toMatchObject({ state: 1 })
  const closed = await begin('wechatH5')
  const atGateway = wechat.simulator.payments.get(closed.paymentNo)
  if (atGateway) atGateway.state = 'CLOSED'
  portal.clock.advance(300_000)
  const again = await pay(closed.orderNo, { way: 'wechatH5' })
  expect(again.body).toMatchObject({ paymentNo: `${closed.orderNo}02`, redirectUrl: expect.any(String) })
})

it('between its last moment and its closing an order takes no new payment', async () => {
  const orderNo = await place()
  const end = 'update customer_order set expires_at = $2 where order_number = $1'
  await portal.database.pool.query(end, [orderNo, portal.clock.now()])
  expect((await pay(orderNo, { way: 'wechatNative' })).body).toMatchObject({ msg: '订单已过付款期限，不能再付款' })
})

it('an order closes also where the operator has taken the gateway out of his settings', async () => {
  const { orderNo, paymentNo } = await begin()
  const [attempt] = await portal.ctx.db.select().from(paymentAttempts).where(eq(paymentAttempts.paymentNo, paymentNo))
  if (!attempt) throw new Error('no attempt')
  const { PAYMENTS_FILE: _, ...env } = portal.ctx.config.env
  const without = { ...portal.ctx, config: { ...portal.ctx.config, env } }
  expect(await settleAttempt(without, attempt, { end: false })).toBe('waiting')
  expect(await settleAttempt(without, attempt, { end: true })).toBe('closed')
  expect((await send(`/api/orders/${orderNo}/cancel`)).body).toEqual({ state: -1, closing: false })
})

it('the portal asks by itself from 15 s on', async () => {
  const { orderNo, paymentNo } = await begin()
  wechat.simulator.pay(paymentNo)
  await askAttempts(portal.ctx)
  expect(await orderOf(orderNo)).toMatchObject({ state: 0 })
  portal.clock.advance(15_000)
  await askAttempts(portal.ctx)
  expect(await orderOf(orderNo)).toMatchObject({ state: 1 })
})

it('a question that broke off with its process is put again within half a minute', async () => {
  const { orderNo, paymentNo } = await begin()
  wechat.simulator.pay(paymentNo)
  portal.clock.advance(600_000)
  const fetched = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  void askAttempts(portal.ctx)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
  fetched.mockRestore()
  portal.clock.advance(30_000)
  await askAttempts(portal.ctx)
  expect(await orderOf(orderNo)).toMatchObject({ state: 1 })
})

it('another way first closes the payment under way, and finds out when it was paid', async () => {
  const { orderNo, paymentNo } = await begin()
  expect((await pay(orderNo, { way: 'bankTransfer' })).body).toMatchObject({ paymentNo: `${orderNo}02` })
  expect(wechat.simulator.payments.get(paymentNo)?.state).toBe('CLOSED')
  const paid = await begin()
  wechat.simulator.pay(paid.paymentNo)
  expect((await pay(paid.orderNo, { way: 'bankTransfer' })).status).toBe(409)
  expect(await orderOf(paid.orderNo)).toMatchObject({ state: 1 })
})

it('an order closes once its payment is closed at the gateway, and is paid where it was paid in time', async () => {
  const one = await begin()
  expect((await send(`/api/orders/${one.orderNo}/cancel`)).body).toEqual({ state: -1, closing: false })
  expect(wechat.simulator.payments.get(one.paymentNo)?.state).toBe('CLOSED')
  const other = await begin()
  wechat.simulator.pay(other.paymentNo)
  expect((await send(`/api/orders/${other.orderNo}/cancel`)).body).toEqual({ state: 1, closing: false })
})

it.each(['failing', 'forged', 'unsigned', 'stale', 'probe'] as const)(
  'while its answers are %s nothing is believed: an order stays closing, and closes when it is asked about again',
  async (trouble) => {
    const { orderNo } = await begin()
    wechat.simulator.trouble = trouble
    const silent = await check(orderNo)
    expect([silent.status, silent.body.msg]).toEqual([503, '支付渠道暂时没有响应，请稍后再试'])
    expect((await send(`/api/orders/${orderNo}/cancel`)).body).toEqual({ state: 0, closing: true })
    expect((await pay(orderNo, { way: 'wechatNative' })).body).toMatchObject({ msg: '订单正在关闭，请稍后刷新查看' })
    await askAttempts(portal.ctx)
    wechat.simulator.trouble = null
    await askAttempts(portal.ctx)
    expect(await orderOf(orderNo)).toMatchObject({ state: 0, closing: true })
    portal.clock.advance(15_000)
    await askAttempts(portal.ctx)
    expect(await orderOf(orderNo)).toMatchObject({ state: -1, closeReason: 'cancelled' })
  },
)

it('an order whose time is over closes after its payment, which the gateway never heard of', async () => {
  const orderNo = await place()
  wechat.simulator.trouble = 'failing'
  expect((await pay(orderNo, { way: 'wechatNative' })).status).toBe(503)
  wechat.simulator.trouble = null
  await portal.database.pool.query(
    "update customer_order set expires_at = now() - interval '1 second' where order_number = $1",
    [orderNo],
  )
  await expireOrders(portal.ctx)
  // The call that begins it could still be under way.
  await askAttempts(portal.ctx)
  expect(await orderOf(orderNo)).toMatchObject({ state: 0, closing: true })
  portal.clock.advance(15_000)
  await askAttempts(portal.ctx)
  expect(await orderOf(orderNo)).toMatchObject({ state: -1, closeReason: 'expired' })
})

it('a call that failed is repeated by the same number', async () => {
  const orderNo = await place()
  wechat.simulator.trouble = 'failing'
  await pay(orderNo, { way: 'wechatNative' })
  wechat.simulator.trouble = null
  expect((await pay(orderNo, { way: 'wechatNative' })).body).toMatchObject({ paymentNo: `${orderNo}01` })
})

it('money goes back by one number however often it is asked for, and never more than was paid', async () => {
  const { orderNo, paymentNo } = await begin()
  wechat.simulator.pay(paymentNo)
  await check(orderNo)
  const gateway = gatewayAt(portal.ctx.config, 'wechat')
  const partOf = (partNo: string, amount: number) => ({
    partNo,
    paymentNo,
    amount: fen(amount),
    paidAmount: fen(345_055),
    reason: '重复付款',
  })
  const part = partOf('TK2026112300000101', 345_000)
  expect(await gateway?.askRefund(portal.ctx, part)).toEqual({ state: 'unknown' })
  expect(await gateway?.refund(portal.ctx, part)).toEqual({ state: 'waiting' })
  expect(await gateway?.refund(portal.ctx, part)).toEqual({ state: 'waiting' })
  expect(await gateway?.askRefund(portal.ctx, part)).toMatchObject({ state: 'done' })
  expect(await gateway?.refund(portal.ctx, partOf('TK2026112300000102', 100))).toMatchObject({ state: 'failed' })
})
