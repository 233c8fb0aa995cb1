import { accountsServer, authenticate } from '@portal/accounts/server'
import { foundByGrams } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOrdersServer } from '../index.ts'
import { orders } from '../order/order.table.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, createOrdersServer([])], authenticate })
  await portal.database.pool.query(`
    insert into customer_order (id, order_number, business_number, service, purpose, round, owner_id, title, state,
      amount_fen, note, remittance_note, expires_at, created_at)
    select gen_random_uuid(), 'DD2026112000000' || n, case when n = 1 then 'ZL20261119000001' end, 'manual', 'application', 1,
      gen_random_uuid(), case when n = 1 then '一种折叠支架 50%_A' else '补正材料' end, 0, 5, '', 'N' || n, now(), now()
    from generate_series(1, 3) n`)
})
afterAll(() => portal.close())

const texts = [orders.orderNo, orders.businessSn, orders.title, orders.note]
const found = (typed: string) => foundByGrams(orders.searchGrams, texts, typed)
const numbers = async (typed: string) => {
  const rows = await portal.ctx.db.select({ orderNo: orders.orderNo }).from(orders).where(found(typed))
  return rows.map(({ orderNo }) => Number(orderNo.slice(-1))).sort()
}

it.each([
  ['one character', '折', [1]],
  ['two characters', '支架', [1]],
  ['a longer part', '种折叠支', [1]],
  ['the beginning of a number', 'dd2026', [1, 2, 3]],
  ['the end of a number', '00003', [3]],
  ['signs that mean something in a pattern', '0%_a', [1]],
  ['runs that stand apart', '一种折叠 50%', []],
  ['a text that reaches across two columns', '1一种', []],
  ['nothing that is there', '伞', []],
])('finds %s', async (_what, typed, expected) => {
  expect(await numbers(typed)).toEqual(expected)
})

it('finds what staff wrote a moment ago, and no more what it stood in place of', async () => {
  await portal.database.pool.query("update customer_order set note = '等发票抬头' where order_number like '%2'")
  expect(await numbers('票抬头')).toEqual([2])
  await portal.database.pool.query("update customer_order set note = '' where order_number like '%2'")
  expect(await numbers('票抬头')).toEqual([])
})

it('asks the index, and reads no other order', async () => {
  const { rows } = await portal.ctx.db.transaction(async (tx) => {
    // A small table is read whole whatever indexes it has, unless that is forbidden.
    await tx.execute(sql`set local enable_seqscan = off`)
    const asked = tx.select({ id: orders.id }).from(orders).where(found('折叠支架'))
    return tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${asked.getSQL()}`)
  })
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Bitmap Index Scan on customer_order_search')
})
