import { createOrdersServer } from '@portal/orders/server'
import type { SignedInCtx } from '@portal/platform/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPatentsApp, type PatentsApp } from '../testing/patents-app.ts'

let portal: PatentsApp
beforeAll(async () => {
  portal = await createPatentsApp()
  await portal.prices()
})
afterAll(() => portal.close())

const agency = { agencyName: '某专利代理机构' }
const shown = async (businessSn: string) => (await portal.detail(businessSn)).body
const orderOf = async (orderNo: string) =>
  (await portal.call({ path: `/api/orders/${orderNo}`, token: portal.people.demo.token })).body
const received = new Map<string, number>()

/** Money of the bank for an order of 200.00. @returns the receipt's id */
const receive = async (orderNo: string, amount: string): Promise<string> => {
  const known = received.get(orderNo) ?? 0
  received.set(orderNo, known + 1)
  const { rows } = await portal.database.pool.query(
    'select remittance_note as note from customer_order where order_number = $1',
    [orderNo],
  )
  const at = portal.clock.now().getTime()
  const line = { at, amount, payerName: '甲', text: rows[0].note, bankSerial: `${orderNo}-${known}` }
  const { body } = await portal.send('/api/admin/receipts', line, 'staff')
  await portal.deliver()
  return String(body.id)
}
const unmatch = async (id: string) => {
  await portal.send(`/api/admin/receipts/${id}/unmatch`, { reason: '退回' }, 'staff')
  await portal.deliver()
}

it('an accepted application whose payment was taken back is not completed, and says that it is unpaid', async () => {
  const { businessSn, orderNo } = await portal.submitted()
  const id = await receive(orderNo, '200.00')
  await portal.desk('accept', businessSn, agency)
  await unmatch(id)
  expect(await shown(businessSn)).toMatchObject({ state: 2, paid: 0, nextStep: { who: 'customer' } })
  const completed = await portal.desk('complete', businessSn, { processResult: '完成' })
  expect(completed).toMatchObject({ status: 409, body: { msg: '订单尚未付款' } })
  const { body } = await portal.call({
    path: '/api/admin/patentApplications?box=unpaid',
    token: portal.people.staff.token,
  })
  expect(body.elements).toMatchObject([{ businessSn }])
})

it('an application that ends with part of the money asks for no more, and its order closes when that has gone back', async () => {
  const { businessSn, orderNo } = await portal.submitted()
  const id = await receive(orderNo, '150.00')
  await portal.send('/api/withdrawPatentApply', { businessSn })
  expect(await orderOf(orderNo)).toMatchObject({ state: 0, closing: true, paidAmount: '150.00', can: [] })
  const own = { ...portal.ctx, actor: { userId: portal.people.demo.id } } as unknown as SignedInCtx
  const { matters } = createOrdersServer([])
  const { ranked = [] } = (await matters?.rank(own, { part: 'ours', keyword: orderNo, most: 5 })) ?? {}
  const ids = ranked.map((matter) => matter.id)
  expect([...((await matters?.read(own, ids)) ?? new Map()).values()]).toMatchObject([
    { progress: { word: '正在关闭' }, next: { text: '已收到的款项由工作人员退回，订单随后关闭' }, act: null },
  ])
  await unmatch(id)
  expect(await orderOf(orderNo)).toMatchObject({ state: -1, paidAmount: '0.00', closeReason: 'ended' })
})

it('where the rest of the money comes all the same, the desk is told to give it back', async () => {
  const { businessSn, orderNo } = await portal.submitted()
  await receive(orderNo, '150.00')
  await portal.send('/api/withdrawPatentApply', { businessSn })
  await receive(orderNo, '50.00')
  expect(await orderOf(orderNo)).toMatchObject({ state: 1, can: ['refund', 'invoice'] })
  const { rows } = await portal.database.pool.query(
    "select from outbox where event = 'patent.paid_late' and data->>'businessSn' = $1",
    [businessSn],
  )
  expect(rows).toHaveLength(1)
})

it('the clock of acceptance runs from the payment, however late it is told', async () => {
  const { businessSn, orderNo } = await portal.submitted()
  const { body } = await portal.send(`/api/orders/${orderNo}/pay`, { way: 'demonstration' })
  await portal.send('/api/demonstration/pay', { paymentNo: body.paymentNo })
  const { rows } = await portal.database.pool.query(
    "select created_at as at from outbox where event = 'order.paid' and data->>'orderNo' = $1",
    [orderNo],
  )
  portal.clock.advance(3 * 3_600_000)
  await portal.deliver()
  const { promises } = await shown(businessSn)
  expect(promises).toMatchObject([{ startedAt: rows[0].at.getTime() }])
})
