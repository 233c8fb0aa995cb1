import { afterAll, beforeAll, expect, it } from 'vitest'
import { fenOf } from '../contract/money.ts'
import { createReceiptsApp, type ReceiptsApp } from '../testing/receipts-app.ts'
import { figuresJob } from './figures/refresh-figures.ts'
import { bookArrival } from './pay/book-arrival.ts'

let portal: ReceiptsApp
beforeAll(async () => {
  portal = await createReceiptsApp()
})
afterAll(() => portal.close())

const metrics = async () =>
  Object.fromEntries(
    [
      ...(await portal.app.inject('/metrics')).payload.matchAll(
        /^(portal_(?:refunds|unclaimed|order|payments)\S+) (.*)$/gm,
      ),
    ].map(([, name, value]) => [name, Number(value)]),
  )

it('the metrics tell of refunds that are open, money that is nobody’s, and orders that are late to expire', async () => {
  expect(await metrics()).toMatchObject({
    portal_refunds_open: 0,
    portal_unclaimed_fen: 0,
    portal_order_expiry_lag_seconds: 0,
  })
  const { orderNo } = await portal.order()
  const line = { at: Date.now(), amount: '12.34', payerName: '演示付款人', bankSerial: 'S1' }
  await portal.staff('/api/admin/receipts', { method: 'POST', body: line })
  await portal.database.pool.query(`
    insert into refund (id, refund_number, order_id, fund, origin, state, amount_fen, reason, created_at)
      select gen_random_uuid(), 'TK1', id, 'order', 'owner', 0, 1, '', now() from customer_order`)
  await portal.database.pool.query(
    "update customer_order set expires_at = now() - interval '1 hour' where order_number = $1",
    [orderNo],
  )
  const told = await metrics()
  expect(told).toMatchObject({ portal_refunds_open: 1, portal_unclaimed_fen: 1234 })
  expect(told.portal_order_expiry_lag_seconds).toBeGreaterThanOrEqual(3600)
})

it('they tell of orders by state, once these were counted, and of payments by what became of them', async () => {
  expect(await metrics()).toMatchObject({ 'portal_orders{state="0"}': Number.NaN })
  const before = await metrics()
  const { orderNo } = await portal.order()
  const { rows } = await portal.database.pool.query('select id from customer_order where order_number = $1', [orderNo])
  const pay = (tradeNo: string, yuan: string) =>
    bookArrival(portal.ctx, {
      ...{ house: 'demonstration', tradeNo, orderId: rows[0].id, paymentNo: null, amount: fenOf(yuan) },
      ...{ paidAt: new Date(), source: 'demonstration' },
    })
  await pay('first', '0.01')
  await pay('second', '9999.00')
  await pay('second', '9999.00')
  await pay('third', '1.00')
  await figuresJob.run(portal.ctx)
  const after = await metrics()
  const paid = (outcome: string) => {
    const name = `portal_payments_total{way="demonstration",outcome="${outcome}"}`
    return (after[name] ?? 0) - (before[name] ?? 0)
  }
  expect(['partial', 'settled', 'unwanted', 'closed'].map(paid)).toEqual([1, 1, 1, 0])
  expect(after).toMatchObject({
    'portal_orders{state="-1"}': 0,
    'portal_orders{state="0"}': 1,
    'portal_orders{state="1"}': 1,
  })
})
