import { afterAll, beforeAll, expect, it } from 'vitest'
import { createReceiptsApp, type ReceiptsApp } from '../testing/receipts-app.ts'

let portal: ReceiptsApp
beforeAll(async () => {
  portal = await createReceiptsApp()
})
afterAll(() => portal.close())

const metrics = async () =>
  Object.fromEntries(
    [...(await portal.app.inject('/metrics')).payload.matchAll(/^(portal_(?:refunds|unclaimed|order)\S+) (.*)$/gm)].map(
      ([, name, value]) => [name, Number(value)],
    ),
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
