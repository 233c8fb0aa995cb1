import { accountsServer, authenticate } from '@portal/accounts/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOrdersServer } from './index.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, createOrdersServer([])], authenticate })
})
afterAll(() => portal.close())

it.each([
  ['customer_order', 'created_at', 'id'],
  ['customer_order where state = 1', 'created_at', 'id'],
  ["customer_order where owner_id = '00000000-0000-4000-8000-000000000000'", 'created_at', 'id'],
  ['refund', 'created_at', 'refund_number'],
  ['refund where state = 1', 'created_at', 'refund_number'],
  ['bank_receipt', 'at', 'id'],
  ["bank_receipt where state = 'matched'", 'at', 'id'],
  ['customer_invoice', 'created_at', 'id'],
])('the newest of %s come out of an index, without sorting all of them', async (rows, moment, key) => {
  const client = await portal.database.pool.connect()
  try {
    // An empty table is read whole whatever indexes it has, unless that is forbidden.
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off')
    const explained = await client.query(`explain select * from ${rows} order by ${moment} desc, ${key} desc limit 10`)
    const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Index Scan')
    expect(plan).not.toContain('Sort')
  } finally {
    await client.query('rollback')
    client.release()
  }
})
