import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RefundsStage, stageRefunds } from '../../testing/refunds-stage.ts'

let stage: RefundsStage
let orderNo: string
beforeAll(async () => {
  stage = await stageRefunds()
  orderNo = (await stage.placePaid()).orderNo
  await stage.portal.database.pool.query(`
    insert into customer_order (id, order_number, service, purpose, round, owner_id, title, state, amount_fen, note,
      remittance_note, expires_at, created_at)
    select gen_random_uuid(), 'X' || n, 'manual', 'application', 1, owner_id, '批量', -1, 5, '=1+1', 'X' || n, now(),
      now() - n / 3 * interval '1 second' from customer_order, generate_series(1, 1203) n`)
})
afterAll(() => stage.portal.close())

const take = async (path: string, who: 'staff' | 'demo' = 'staff') => {
  const headers = { authorization: stage.people[who].token }
  const { statusCode, payload } = await stage.portal.app.inject({ method: 'GET', url: `/api/admin/${path}`, headers })
  return { status: statusCode, lines: payload.trim().split('\r\n').slice(1) }
}
const written = async () =>
  (
    await stage.portal.database.pool.query(
      'select what, format, row_count from customer_order_export order by created_at',
    )
  ).rows

it('an export of orders holds what the list holds under the same filter, across batches, and is written down', async () => {
  const { lines } = await take('orders-export?format=csv&state=-1')
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1203)
  expect(lines[0]).toContain(`'=1+1`)
  const own = await take(`orders-export?format=csv&keyword=${orderNo}`)
  expect(own.lines).toEqual([expect.stringContaining(`${orderNo},一种折叠支架,专利申请,`)])
  expect(own.lines[0]).toContain(',已付款,demo,演示出口企业,3450.55,3450.55,0.00,演示,')
  expect(await written()).toEqual([
    { what: 'orders', format: 'csv', row_count: 1203 },
    { what: 'orders', format: 'csv', row_count: 1 },
  ])
})

it('an export of the journal holds each entry once, the oldest first, and sums to nothing', async () => {
  const { lines } = await take(`ledger-export?format=csv&orderNo=${orderNo}`)
  expect(lines.map((line) => line.split(',').slice(1, 5))).toEqual([
    ['到账', '演示资金', '3450.55', orderNo],
    ['到账', '预收款', '-3450.55', orderNo],
  ])
  await stage.portal.database.pool.query(`
    with made as (
      insert into ledger_transaction (id, at, kind, source_ref)
        select gen_random_uuid(), now() - n / 3 * interval '1 second', 'arrived', 'X' || n from generate_series(1, 601) n returning id
    ) insert into ledger_entry (transaction_id, line, account, amount_fen)
      select id, line, 'bank', 1 - 2 * line from made, generate_series(0, 1) line`)
  const all = (await take('ledger-export?format=csv&account=bank')).lines.map((line) => line.split(','))
  expect(new Set(all.map((cells) => `${cells[5]} ${cells[6]}`)).size).toBe(1202)
  const times = all.map((cells) => cells[0] ?? '')
  expect(times).toEqual(times.toSorted())
})

it('is refused to customers and in unknown formats, and nothing is written down', async () => {
  const before = await written()
  expect((await take('orders-export?format=csv', 'demo')).status).toBe(403)
  expect((await take('ledger-export?format=pdf')).status).toBe(400)
  expect(await written()).toEqual(before)
})
