import { filesServer } from '@portal/files/server'
import { formOf, type SampleKind, sampleFile } from '@portal/files/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSheet } from '../../testing/read-sheet.ts'
import { type RefundsStage, stageRefunds } from '../../testing/refunds-stage.ts'

let stage: RefundsStage
let sendsMail = false
beforeAll(async () => {
  stage = await stageRefunds({ domains: [filesServer], mail: () => sendsMail })
})
afterAll(() => stage.portal.close())

type Who = 'demo' | 'demo2' | 'staff'
const send = (who: Who, path: string, body: object) =>
  stage.portal.call({ method: 'POST', path, token: stage.people[who].token, body })
const company = { invoiceType: 2, subjectType: 2, title: '一链科技有限公司', taxNo: '91350100M000100Y43' }
const request = (orderNo: string, changes: object = {}, who: Who = 'demo') =>
  send(who, `/api/orders/${orderNo}/invoice`, { ...company, ...changes })
const act = (id: unknown, name: string, body: object) => send('staff', `/api/admin/invoices/${id}/${name}`, body)
const own = async (orderNo: string) =>
  (await stage.portal.call({ path: `/api/orders/${orderNo}`, token: stage.people.demo.token })).body
const listed = async (query: string) =>
  (await stage.portal.call({ path: `/api/admin/invoices?${query}`, token: stage.people.staff.token })).body
const paper = async (kind: SampleKind = 'pdf'): Promise<string> => {
  const { body, headers } = formOf({ files: [await sampleFile(kind)], before: { purpose: 'invoice' } })
  const { token } = stage.people.staff
  return String((await stage.portal.call({ method: 'POST', path: '/api/file/upload', token, body, headers })).body.url)
}
const issue = async (id: unknown, kind: SampleKind = 'pdf') =>
  act(id, 'issue', { url: await paper(kind), number: '24442000000001234567', issuedOn: '2026-01-05' })
const issued = async (kind: SampleKind = 'pdf') => {
  const order = await stage.placePaid()
  const { id } = (await request(order.orderNo)).body
  expect((await issue(id, kind)).body).toEqual({ state: 'issued' })
  return { ...order, invoiceId: id }
}

describe('asking', () => {
  it('takes one invoice an order, which its owner corrects; what names him is sealed', async () => {
    const { orderNo } = await stage.placePaid()
    const first = await request(orderNo, { bankAccount: '6222 0000', phone: '0571-1' })
    expect(first.body).toMatchObject({ state: 'requested', amount: '3450.55' })
    expect((await request(orderNo, { title: '更正后的名称', address: '杭州市' })).body.id).toBe(first.body.id)
    const order = await own(orderNo)
    expect(order).toMatchObject({ invoiceState: 'requested', can: ['refund', 'invoice'] })
    expect(order.invoice).toMatchObject({ title: '更正后的名称', taxNo: company.taxNo, bankAccount: null })
    const { rows } = await stage.portal.database.pool.query(
      'select tax_number_sealed, address_sealed from customer_invoice where id = $1',
      [first.body.id],
    )
    expect(JSON.stringify(rows)).not.toMatch(/91350100|杭州/)
  })

  it.each([
    [{ subjectType: 1, taxNo: '' }, 'invoiceType'],
    [{ subjectType: 4, taxNo: 'GB123' }, 'invoiceType'],
    [{ taxNo: '91350100M000100Y44' }, 'taxNo'],
    [{ taxNo: '' }, 'taxNo'],
    [{ invoiceType: 1, subjectType: 3 }, 'taxNo'],
    [{ title: '' }, 'title'],
    [{ email: 'nobody' }, 'email'],
    [{ invoiceType: 3 }, 'invoiceType'],
  ])('refuses %j at its field', async (changes, path) => {
    const { orderNo } = await stage.placePaid()
    expect((await request(orderNo, changes)).body).toMatchObject({ status: 'U00400', fields: [{ path }] })
  })

  it('asks for an address where the portal sends mail', async () => {
    sendsMail = true
    const { orderNo } = await stage.placePaid()
    const refused = await request(orderNo)
    sendsMail = false
    expect(refused.body).toMatchObject({ status: 'U00400', fields: [{ path: 'email' }] })
  })

  it('takes fees away that are not invoiceable and what went back; nothing left is refused, and so is an unpaid order', async () => {
    const { pool } = stage.portal.database
    const unpaid = await stage.place()
    expect((await request(unpaid.orderNo)).body).toMatchObject({ status: 'U00409', msg: '订单待付款，不能申请发票' })
    const { orderNo, id } = await stage.placePaid()
    const change = "update customer_order_line set is_invoiceable = false where order_id = $1 and kind = 'official'"
    await pool.query(change, [id])
    await pool.query('update customer_order set refunded_fen = 50000 where id = $1', [id])
    expect(await own(orderNo)).toMatchObject({
      invoiceTerms: { amount: '2000.55', withheld: [{ name: '演示 · 发明专利申请官费', amount: '950.00' }] },
    })
    expect((await request(orderNo)).body).toMatchObject({ amount: '2000.55' })
    await pool.query('update customer_order set refunded_fen = 250055 where id = $1', [id])
    expect((await request(orderNo)).body).toMatchObject({ status: 'U00409', msg: '这个订单没有可开票的金额' })
    expect((await own(orderNo)).can).not.toContain('invoice')
  })
})

describe('issuing', () => {
  it.each(['pdf', 'ofd'] as const)('hands the customer the %s, and takes no second request', async (kind) => {
    const { orderNo, invoiceId } = await issued(kind)
    const told = stage.portal.acts.at(-1)
    expect(told).toMatchObject({
      ...{ act: 'orders.issue', subjectKind: 'invoice', subjectRef: invoiceId, link: `/invoices/${invoiceId}` },
      before: { state: 'requested', number: null },
      after: { state: 'issued', number: '24442000000001234567' },
    })
    expect(JSON.stringify(told)).not.toMatch(/一链科技|91350100|sealed/)
    const { invoice, can } = await own(orderNo)
    expect(can).toEqual(['refund'])
    expect(invoice).toMatchObject({ state: 'issued', number: '24442000000001234567', issuedOn: '2026-01-05' })
    const { file } = invoice as { file: { url: string } }
    expect((await stage.portal.app.inject({ url: file.url })).rawPayload).toEqual((await sampleFile(kind)).bytes)
    expect((await request(orderNo)).body).toMatchObject({ status: 'U00409', msg: expect.stringContaining('已开具') })
  })

  it('is named on the paper about the order', async () => {
    const { orderNo } = await issued()
    const sheet = await readSheet(stage.portal, orderNo, stage.people.demo.token)
    expect(sheet).toMatch(/发票号码24442000000001234567开票日期2026-01-05状态已开票/)
    expect(sheet).toContain('不是发票')
  })

  it('takes neither another kind of file nor a file of somebody else, nor a day to come', async () => {
    const { orderNo } = await stage.placePaid()
    const { id } = (await request(orderNo)).body
    const form = { number: '1', issuedOn: '2026-01-05' }
    expect((await act(id, 'issue', { ...form, url: '/api/file/x' })).body).toMatchObject({ fields: [{ path: 'url' }] })
    const later = { ...form, issuedOn: '2999-01-01', url: await paper() }
    expect((await act(id, 'issue', later)).body).toMatchObject({ fields: [{ path: 'issuedOn' }] })
    const noDay = { ...later, issuedOn: '2026-02-31' }
    expect((await act(id, 'issue', noDay)).body).toMatchObject({ fields: [{ path: 'issuedOn', msg: '开票日期有误' }] })
    expect((await act('DD2020', 'issue', { ...later, issuedOn: '2026-01-05' })).status).toBe(404)
    const { body, headers } = formOf({ files: [await sampleFile('ofd')], before: { purpose: 'invoice' } })
    const { token } = stage.people.demo
    const upload = { method: 'POST', path: '/api/file/upload', token, body, headers } as const
    expect((await stage.portal.call(upload)).status).toBe(403)
  })

  it('refuses with a reason that the customer reads, after which he asks again', async () => {
    const { orderNo } = await stage.placePaid()
    const { id } = (await request(orderNo)).body
    expect((await act(id, 'refuse', { reason: '' })).status).toBe(400)
    expect((await act(id, 'refuse', { reason: '抬头与付款人不符' })).body).toEqual({ state: 'refused' })
    expect(await own(orderNo)).toMatchObject({ invoice: { state: 'refused', reply: '抬头与付款人不符' } })
    expect((await issue(id)).body).toMatchObject({ status: 'U00409' })
    expect((await request(orderNo)).body.id).not.toBe(id)
  })

  it('is for staff alone', async () => {
    expect((await send('demo', '/api/admin/invoices/x/refuse', { reason: 'x' })).status).toBe(403)
    expect((await request((await stage.placePaid()).orderNo, {}, 'demo2')).status).toBe(404)
  })
})

it('a refund after the invoice puts it on the list 待红冲; the paper or a reason opens the way', async () => {
  const { orderNo, invoiceId } = await issued()
  const ask = { amount: '1.00', reason: '少办一项' }
  const { refundNo } = (await send('demo', `/api/orders/${orderNo}/refund`, ask)).body
  expect(await listed(`state=due&keyword=${orderNo}`)).toMatchObject({
    elements: [{ id: invoiceId, isRedLetterDue: true, can: ['redLetter'] }],
  })
  const approve = () => send('staff', `/api/admin/refunds/${refundNo}/approve`, { note: '' })
  expect((await approve()).body).toMatchObject({ fields: [{ path: 'note' }] })
  expect((await act(invoiceId, 'redLetter', {})).body).toMatchObject({ fields: [{ path: 'url' }] })
  const red = { url: await paper('ofd'), number: '24442000000007654321' }
  expect((await act(invoiceId, 'redLetter', red)).body).toEqual({ state: 'redLettered' })
  expect(await listed(`state=due&keyword=${orderNo}`)).toMatchObject({ totalElements: 0 })
  expect((await approve()).status).toBe(200)
  expect(await listed(`keyword=${invoiceId}`)).toMatchObject({
    elements: [
      {
        redNumber: red.number,
        history: [{ act: 'request', actor: 'demo' }, { act: 'issue' }, { act: 'redLetter' }],
      },
    ],
  })
})

it('an older tax number is taken, and staff are asked to compare it', async () => {
  const { orderNo } = await stage.placePaid()
  await request(orderNo, { taxNo: '350100000001000' })
  expect(await listed(`state=requested&keyword=${orderNo}`)).toMatchObject({
    elements: [{ isTaxNoOlder: true, taxNo: '350100000001000', customer: { username: 'demo' } }],
  })
})

it('what goes back by itself neither hides an open refund from an invoice nor stands in its way', async () => {
  const { orderNo, id } = await stage.placePaid()
  const ask = { amount: '450.55', reason: '少办一项' }
  const { refundNo } = (await send('demo', `/api/orders/${orderNo}/refund`, ask)).body
  await stage.pay(id, { tradeNo: `again ${orderNo}` })
  await stage.tell()
  expect((await own(orderNo)).can).toEqual([])
  expect((await request(orderNo)).body).toMatchObject({ msg: '订单有退款尚未结束，退款结束后再开票' })
  await send('staff', `/api/admin/refunds/${refundNo}/reject`, { reason: '已经办理' })
  expect((await own(orderNo)).can).toEqual(['refund', 'invoice'])
  expect((await request(orderNo)).body).toMatchObject({ state: 'requested', amount: '3450.55' })
})

it('a request follows the refunds of its order, and a red letter is not the invoice itself', async () => {
  const { orderNo, id } = await stage.placePaid()
  await request(orderNo)
  await stage.portal.database.pool.query('update customer_order set refunded_fen = 45055 where id = $1', [id])
  expect((await own(orderNo)).invoice).toMatchObject({ state: 'requested', amount: '3000.00' })
  const other = await stage.placePaid()
  const { body } = await request(other.orderNo)
  const url = await paper()
  await act(body.id, 'issue', { url, number: '24442000000009999999', issuedOn: '2026-01-05' })
  expect((await act(body.id, 'redLetter', { url, number: '1' })).body).toMatchObject({ fields: [{ path: 'url' }] })
})
