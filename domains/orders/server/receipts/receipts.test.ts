import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReceiptsApp, type ReceiptsApp } from '../../testing/receipts-app.ts'
import { expireOrders } from '../order/expire-orders.ts'
import { getOrder } from '../order/own-order.ts'
import { findHoldings } from '../refunds/refund-money.ts'

let portal: ReceiptsApp
beforeAll(async () => {
  portal = await createReceiptsApp()
})
afterAll(() => portal.close())

let made = 0
const byHand = (changes: object = {}) => {
  made += 1
  const body = {
    at: portal.clock.now().getTime() - 60_000,
    amount: '3450.55',
    payerName: '宁波演示贸易有限公司',
    payerAccount: '6222 0000 1111 2222',
    text: '',
    bankSerial: `S${made}`,
    ...changes,
  }
  return portal.staff('/api/admin/receipts', { method: 'POST', body })
}
const listed = async (query: string) =>
  (await portal.staff(`/api/admin/receipts?${query}`)).body as { elements: Record<string, unknown>[] }
const found = async (id: unknown) => (await listed('pgCount=100')).elements.find((row) => row.id === id)

const settled = { state: 1, paidAmount: '3450.55', dueAmount: '0.00' }

describe('a receipt that somebody writes down', () => {
  it('pays the order that its text names, and is a payment of its own there', async () => {
    const { orderNo, note } = await portal.order()
    const { body } = await byHand({ text: `货款 ${note}` })
    expect(body).toMatchObject({ state: 'matched', orderNo })
    expect(await portal.own(orderNo)).toMatchObject({
      ...settled,
      payments: [{ paymentNo: `${orderNo}01`, way: 'bankTransfer', state: 'paid', amount: '3450.55' }],
    })
    expect(await portal.balances()).toEqual({ bank: '345055', advances: '-345055' })
  })

  it('under a known serial is refused, naming the first', async () => {
    const { orderNo, note } = await portal.order()
    await byHand({ text: note, bankSerial: 'TWICE' })
    const again = await byHand({ text: note, bankSerial: 'TWICE', amount: '1.00' })
    expect(again.body).toMatchObject({ status: 'U00409' })
    expect(again.body.msg).toContain(orderNo)
    expect(again.body.msg).toContain('¥3,450.55')
  })

  it('waits with the reason where its text names a closed order, or several', async () => {
    const [closed, other] = [await portal.order(), await portal.order()]
    await portal.call({
      method: 'POST',
      path: `/api/orders/${closed.orderNo}/cancel`,
      token: portal.people.demo.token,
    })
    const late = await byHand({ text: closed.note })
    expect(await found(late.body.id)).toMatchObject({ state: 'unclaimed', hint: 'orderClosed', orderNo: null })
    const both = await byHand({ text: `${closed.note} ${other.note}` })
    expect(await found(both.body.id)).toMatchObject({ state: 'unclaimed', hint: 'severalNotes' })
    expect(await portal.own(other.orderNo)).toMatchObject({ state: 0, paidAmount: '0.00' })
  })

  it.each([
    [{ amount: '1.005' }, 'amount'],
    [{ amount: 12 }, 'amount'],
    [{ amount: '0.00' }, 'amount'],
    [{ amount: '100000000.00' }, 'amount'],
    [{ payerName: ' ' }, 'payerName'],
    [{ bankSerial: '' }, 'bankSerial'],
    [{ at: null }, 'at'],
    [{ at: Date.parse('2999-01-01') }, 'at'],
  ])('is refused for %j', async (changes, path) => {
    expect((await byHand(changes)).body).toMatchObject({ status: 'U00400', fields: [{ path }] })
  })
})

describe('money that does not fit', () => {
  it('0.01 short leaves the order open with what is due, which never expires nor is cancelled; the rest pays it', async () => {
    const { orderNo, note } = await portal.order()
    await byHand({ text: note, amount: '3450.54' })
    expect(await portal.own(orderNo)).toMatchObject({
      state: 0,
      paidAmount: '3450.54',
      dueAmount: '0.01',
      can: ['pay'],
    })
    const cancelled = await portal.call({
      method: 'POST',
      path: `/api/orders/${orderNo}/cancel`,
      token: portal.people.demo.token,
    })
    expect(cancelled.body).toMatchObject({ status: 'U00409' })
    await portal.database.pool.query("update customer_order set expires_at = now() - interval '1 day'")
    await expireOrders(portal.ctx)
    await byHand({ text: note, amount: '0.01' })
    expect(await portal.own(orderNo)).toMatchObject({ ...settled, surplusAmount: '0.00' })
  })

  it('0.01 over pays the order, and the rest waits as surplus', async () => {
    const { orderNo, note } = await portal.order()
    await byHand({ text: note, amount: '3450.56' })
    expect(await portal.own(orderNo)).toMatchObject({ ...settled, surplusAmount: '0.01' })
  })
})

describe('a receipt of nobody known', () => {
  let id: unknown
  let orderNo: string
  beforeEach(async () => {
    ;({ orderNo } = await portal.order())
    ;({ id } = (await byHand()).body)
  })

  it('is booked as unclaimed, shows its payer’s account masked, and proposes orders with the same amount due', async () => {
    const row = await found(id)
    expect(row).toMatchObject({ state: 'unclaimed', payerAccount: '**** 2222', can: ['match', 'return', 'reveal'] })
    // The payer paid for this customer before, and an order of his waits for this very amount.
    expect(row?.candidates).toEqual(
      expect.arrayContaining([expect.objectContaining({ dueAmount: '3450.55', why: 'both' })]),
    )
  })

  it('is given to an order by staff, and taken back with a reason: the order waits again, and the books balance', async () => {
    const before = await portal.balances()
    expect((await portal.act(id, 'match', { orderNo })).body).toEqual({ state: 'matched' })
    expect(await portal.own(orderNo)).toMatchObject(settled)
    expect((await portal.act(id, 'match', { orderNo })).body).toMatchObject({ status: 'U00409' })
    expect((await portal.act(id, 'unmatch', { reason: '' })).body).toMatchObject({ fields: [{ path: 'reason' }] })
    expect((await portal.act(id, 'unmatch', { reason: '认错了订单' })).body).toEqual({ state: 'unclaimed' })
    const told = portal.acts.filter(({ subjectRef, outcome }) => subjectRef === id && outcome === 'done')
    expect(told).toMatchObject([
      { subjectKind: 'receipt', link: '/receipts', before: null, after: { state: 'unclaimed', orderNo: null } },
      { before: { state: 'unclaimed', orderNo: null }, after: { state: 'matched', orderNo } },
      { before: { state: 'matched', orderNo }, after: { state: 'unclaimed' }, note: '认错了订单' },
    ])
    expect(JSON.stringify(told)).not.toMatch(/6222|宁波演示/)
    expect(await portal.own(orderNo)).toMatchObject({
      state: 0,
      paidAmount: '0.00',
      dueAmount: '3450.55',
      payTime: null,
    })
    expect(await portal.balances()).toEqual(before)
    const other = await portal.order()
    await portal.act(id, 'match', { orderNo: other.orderNo })
    expect(await portal.own(other.orderNo)).toMatchObject(settled)
  })

  it('stays with an order of which something was refunded', async () => {
    await portal.act(id, 'match', { orderNo })
    const token = portal.people.demo.token
    await portal.call({ method: 'POST', path: `/api/orders/${orderNo}/refund`, token, body: { reason: '不再办理' } })
    expect((await portal.act(id, 'unmatch', { reason: '认错了订单' })).body).toMatchObject({
      status: 'U00409',
      msg: '订单已有退款，不能取消认领',
    })
  })

  it('goes back to its payer, once and for good', async () => {
    const { bank } = await portal.balances()
    expect((await portal.act(id, 'return', { reason: '不是本公司的客户' })).body).toEqual({ state: 'returned' })
    expect(BigInt((await portal.balances()).bank ?? 0)).toBe(BigInt(bank ?? 0) - 345055n)
    expect((await portal.act(id, 'match', { orderNo })).body).toMatchObject({ status: 'U00409' })
    expect((await portal.act(id, 'return', { reason: '再退一次' })).body).toMatchObject({ status: 'U00409' })
  })

  it('shows the whole account for a reason, which is written down', async () => {
    const { body } = await portal.act(id, 'reveal', { reason: '与银行核对' })
    expect(body).toEqual({ payerAccount: '6222 0000 1111 2222' })
    const { rows } = await portal.database.pool.query(
      "select reason from bank_receipt_act where receipt_id = $1 and act = 'reveal'",
      [id],
    )
    expect(rows).toEqual([{ reason: '与银行核对' }])
    const { rows: stored } = await portal.database.pool.query('select payer_account_sealed as sealed from bank_receipt')
    expect(JSON.stringify(stored)).not.toMatch(/1111.?2222/)
  })
})

it('a receipt is not taken back while a later one holds a surplus; that one first, then both can be', async () => {
  const { orderNo, note } = await portal.order()
  const first = await byHand({ text: note, amount: '1000.00' })
  const second = await byHand({ text: note, amount: '3000.00' })
  expect(await portal.own(orderNo)).toMatchObject({ ...settled, surplusAmount: '549.45' })
  const undo = (id: unknown) => portal.act(id, 'unmatch', { reason: '别的订单的款' })
  expect((await undo(first.body.id)).body).toMatchObject({ status: 'U00409' })
  expect((await undo(second.body.id)).status).toBe(200)
  expect(await portal.own(orderNo)).toMatchObject({ state: 0, paidAmount: '1000.00', surplusAmount: '0.00' })
  expect((await undo(first.body.id)).status).toBe(200)
  expect(await portal.own(orderNo)).toMatchObject({ state: 0, paidAmount: '0.00', dueAmount: '3450.55' })
})

it('a payment that was taken back gives nothing to a refund; the one that stands gives all', async () => {
  const { orderNo } = await portal.order()
  const { id } = (await byHand()).body
  await portal.act(id, 'match', { orderNo })
  await portal.act(id, 'unmatch', { reason: '核对后重新认领' })
  await portal.act(id, 'match', { orderNo })
  const held = await findHoldings(portal.ctx, await getOrder(portal.ctx, orderNo), 'order')
  expect(held.map(({ left }) => left)).toEqual([345_055n])
})

it('an order of the payer’s company is proposed however many older ones of others wait', async () => {
  await portal.order()
  await portal.database.pool.query(`
    insert into customer_order (id, order_number, service, purpose, round, owner_id, title, state, amount_fen,
      remittance_note, expires_at, created_at)
    select gen_random_uuid(), 'X' || n, 'manual', 'application', 1, gen_random_uuid(), '批量', 0, 7, 'X' || n, now(),
      now() - interval '90 days' from generate_series(1, 501) n`)
  const { id } = (await byHand({ payerName: '演示出口企业', amount: '0.03' })).body
  const row = await found(id)
  expect(row?.candidates).toContainEqual(expect.objectContaining({ customer: '演示出口企业', why: 'payer' }))
})

it('a transfer is told with its own time and serial, and is found by the serial, until it is taken back', async () => {
  const { orderNo, note } = await portal.order()
  const at = portal.clock.now().getTime() - 3 * 86_400_000
  const { id } = (await byHand({ text: note, at, bankSerial: 'SERIAL-1' })).body
  expect((await portal.own(orderNo)).payments).toMatchObject([{ state: 'paid', payTime: at }])
  const atDesk = async () => (await portal.staff(`/api/admin/orders/${orderNo}`)).body
  const found = async (query: string) => (await portal.staff(`/api/admin/orders?${query}`)).body.totalElements
  expect(await atDesk()).toMatchObject({ way: 'bank', arrivals: [{ tradeNo: 'SERIAL-1', paidAt: at }] })
  expect(await found('keyword=SERIAL-1')).toBe(1)
  expect((await byHand({ bankSerial: 'ＳＥＲＩＡＬ-1' })).status, 'the same serial in wide letters').toBe(409)
  const before = Number(await found('way=bank'))
  await portal.act(id, 'unmatch', { reason: '认错' })
  expect(await atDesk()).toMatchObject({ state: 0, way: null, arrivals: [] })
  expect(await found('way=bank')).toBe(before - 1)
})

it('a receipt stays with an order on whose money an invoice or a spent fee stands', async () => {
  const { orderNo, note } = await portal.order()
  const { id } = (await byHand({ text: note })).body
  const { pool } = portal.database
  const spend = (when: string) =>
    pool.query(
      `update customer_order_line set spent_at = ${when} where position = 0 and order_id in
         (select id from customer_order where order_number = $1)`,
      [orderNo],
    )
  await spend('now()')
  const unmatch = async () => (await portal.act(id, 'unmatch', { reason: '认错' })).body
  expect(await unmatch()).toMatchObject({ status: 'U00409', msg: expect.stringContaining('已上缴') })
  await spend('null')
  await pool.query(
    `insert into customer_invoice (id, order_id, state, invoice_type, subject_type, title, amount_fen, number, created_at)
       select gen_random_uuid(), id, 'issued', 1, 1, '甲', 345055, '2444', now() from customer_order where order_number = $1`,
    [orderNo],
  )
  expect(await unmatch()).toMatchObject({ status: 'U00409', msg: '订单已开具发票 2444，请先登记红冲' })
  expect((await portal.act('DD2020', 'unmatch', { reason: '认错' })).status).toBe(404)
})
