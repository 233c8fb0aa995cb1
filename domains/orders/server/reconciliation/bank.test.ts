import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DayView } from '../../contract/reconciliation/reconciliation.ts'
import { createReceiptsApp, type ReceiptsApp } from '../../testing/receipts-app.ts'
import { statementListener } from './reconcile-bank.ts'

let portal: ReceiptsApp
beforeAll(async () => {
  portal = await createReceiptsApp()
})
afterAll(() => portal.close())

const day = '2026-11-20'
const byHand = (bankSerial: string, amount: string) =>
  portal.staff('/api/admin/receipts', {
    method: 'POST',
    body: { at: Date.parse(`${day}T09:30:00+08:00`), amount, payerName: '甲', bankSerial },
  })
const importLines = (...lines: readonly [serial: string, amount: string][]) =>
  portal.importFile(
    ['交易时间,收入,流水号', ...lines.map(([serial, amount]) => `${day} 09:30:00,${amount},${serial}`)].join('\r\n'),
  )
/** Delivers what the imports told, as the queue does. */
const deliver = async () => {
  const { rows } = await portal.database.pool.query(
    "select * from outbox where event = 'receipts.imported' order by id",
  )
  for (const { id, data, created_at } of rows) {
    await statementListener.react(portal.ctx, data, { id: String(id), at: created_at })
  }
}
const bank = async () => {
  const { body } = await portal.staff(`/api/admin/reconciliation?day=${day}`)
  return (body as unknown as DayView).ways.find(({ way }) => way === 'bank')
}

it('compares what somebody wrote down by hand with the bank’s own list', async () => {
  portal.clock.set(new Date(`${day}T18:00:00+08:00`))
  await byHand('H1', '100.00')
  await byHand('H2', '200.00')
  await byHand('H3', '300.00')
  expect(await bank()).toMatchObject({ agreement: 'noBill', expected: '600.00', received: null })
  await importLines(['H1', '100.00'], ['H2', '200.01'], ['L1', '50.00'])
  await deliver()
  expect(await bank()).toMatchObject({
    ...{ agreement: 'differs', expected: '650.00', received: '350.01', difference: '-299.99' },
    items: [
      { kind: 'amount', tradeNo: 'H2', here: '200.00', there: '200.01' },
      { kind: 'missingThere', tradeNo: 'H3', here: '300.00', there: null },
    ],
  })
  await importLines(['H3', '300.00'])
  await deliver()
  expect((await bank())?.items).toMatchObject([
    { tradeNo: 'H2', state: 'open' },
    { tradeNo: 'H3', state: 'explained', actor: null, reason: '再次核对时两边一致' },
  ])
})

it('outgoing lines record the refunds that they name, to the fen and once, and are compared with those written by hand', async () => {
  portal.clock.set(new Date())
  const { orderNo } = await portal.order()
  await importLines(['R0', '3450.55'])
  const { body: list } = await portal.staff('/api/admin/receipts?keyword=R0')
  const [receipt] = list.elements as { id: string }[]
  await portal.act(receipt?.id, 'match', { orderNo })
  const refund = async (amount: string) => {
    const body = { amount, reason: '少办一项' }
    const { refundNo } = (await portal.staff(`/api/admin/orders/${orderNo}/refund`, { method: 'POST', body })).body
    await portal.staff(`/api/admin/refunds/${refundNo}/approve`, { method: 'POST', body: { note: '' } })
    return String(refundNo)
  }
  const stateOf = async (refundNo: string) =>
    ((await portal.own(orderNo)).refunds as { refundNo: string; state: number }[]).find(
      (one) => one.refundNo === refundNo,
    )?.state
  const first = await refund('10.00')
  const sent = (serial: string, amount: string, text: string) =>
    ['交易时间,收入,支出,附言,流水号', `${day} 10:00:00,,${amount},${text},${serial}`].join('\r\n')
  expect((await portal.importFile(sent('O0', '10.01', `退款 ${first}`))).body).toMatchObject({ refunded: 0 })
  expect((await portal.importFile(sent('O1', '10.00', `退款 ${first}`))).body).toMatchObject({ refunded: 1 })
  expect((await portal.importFile(sent('O1', '10.00', `退款 ${first}`))).body).toMatchObject({ refunded: 0 })
  expect(await stateOf(first)).toBe(2)

  const second = await refund('20.00')
  const at = Date.parse(`${day}T11:00:00+08:00`)
  const body = { at, bankSerial: 'O2' }
  await portal.staff(`/api/admin/refunds/${second}/record`, { method: 'POST', body })
  await deliver()
  expect((await bank())?.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ move: 'refund', kind: 'missingThere', tradeNo: 'O2', here: '20.00', there: null }),
    ]),
  )
  await portal.importFile(sent('O2', '20.00', '退款'))
  await deliver()
  expect((await bank())?.items).toEqual(
    expect.arrayContaining([expect.objectContaining({ tradeNo: 'O2', state: 'explained', actor: null })]),
  )
})
