import { formOf, sampleFile } from '@portal/files/testing'
import { planted, plantedWords, type StaffActs, type StaffStage } from '@portal/platform/testing'
import { reconciliationDemonstration } from '../server/reconciliation/demonstrate-reconciliation.ts'
import { placeSample, samplePrices, setFees } from './sample-order.ts'

/** No fee table of another test has this number. */
const version = 7_200
const order = '/api/admin/orders/{orderNo}'
const receipt = '/api/admin/receipts/{id}'
const refund = '/api/admin/refunds/{refundNo}'
const reason = { body: { reason: plantedWords } }

type Order = { params: { orderNo: string } }
const place = async ({ portal, ids }: StaffStage): Promise<Order> => ({
  params: { orderNo: await placeSample(portal.ctx, ids.customer) },
})
const pay = async ({ customer }: StaffStage, it: Order): Promise<Order> => {
  const { paymentNo } = await customer.send('POST', `/api/orders/${it.params.orderNo}/pay`, { way: 'demonstration' })
  await customer.send('POST', '/api/demonstration/pay', { paymentNo })
  return it
}

const onOrders = async (stage: StaffStage): Promise<void> => {
  const { act, admin, ids } = stage
  const lines = [{ name: '演示 · 加急服务费', kind: 'service', quantity: 2, unitPrice: '150.05' }]
  const manual = { customer: ids.customer, title: '演示补正材料', lines, reason: plantedWords }
  const { orderNo } = await act('POST /api/admin/orders', { body: manual })
  const it = { params: { orderNo: String(orderNo) } }
  const { version: read } = await admin.send('GET', `/api/admin/orders/${orderNo}`)
  await act(`PUT ${order}`, { ...it, body: { version: read, note: plantedWords } })
  await act(`POST ${order}/discount`, { ...it, body: { serviceFee: '200.00', reason: plantedWords } })
  await act(`POST ${order}/complete`, await pay(stage, it))
  await act(`POST ${order}/close`, { ...(await place(stage)), ...reason })
  await act(`POST ${order}/spent`, { ...(await pay(stage, await place(stage))), body: { line: 0 } })
}

const statement = [
  '交易时间,收入,支出,对方户名,对方账号,摘要,交易流水号',
  `2026-11-20 09:30:00,1.00,,演示贸易公司,${planted.account},${plantedWords.replaceAll(',', '，')},T1`,
].join('\r\n')

const onReceipts = async (stage: StaffStage): Promise<void> => {
  const { act, portal } = stage
  const received = {
    ...{ at: portal.clock.now().getTime() - 60_000, amount: '3450.55', payerName: '演示贸易公司' },
    ...{ payerAccount: planted.account, text: plantedWords, bankSerial: 'R1' },
  }
  const { id } = await act('POST /api/admin/receipts', { body: received })
  const it = { params: { id: String(id) } }
  await act(`POST ${receipt}/match`, { ...it, body: (await place(stage)).params })
  await act(`POST ${receipt}/unmatch`, { ...it, ...reason })
  await act(`POST ${receipt}/reveal`, { ...it, ...reason })
  await act(`POST ${receipt}/return`, { ...it, ...reason })
  const file = formOf({ files: [{ fileName: '流水.csv', bytes: Buffer.from(statement) }] })
  await act('POST /api/admin/receipts/import/preview', file)
  await act('POST /api/admin/receipts/import', file)
}

const onInvoices = async (stage: StaffStage): Promise<void> => {
  const { act, admin, customer } = stage
  const paper = async (): Promise<string> => {
    const form = formOf({ files: [await sampleFile('pdf')], before: { purpose: 'invoice' } })
    return String((await admin.upload('/api/file/upload', form)).url)
  }
  const asked = async () => {
    const { orderNo } = (await pay(stage, await place(stage))).params
    const { id } = await customer.send('POST', `/api/orders/${orderNo}/invoice`, {
      ...{ invoiceType: 2, subjectType: 2, title: '一链科技有限公司', taxNo: '91350100M000100Y43' },
      ...{ email: planted.email, phone: planted.phone, bankAccount: planted.account },
    })
    return { params: { id: String(id) } }
  }
  await act('POST /api/admin/invoices/{id}/refuse', { ...(await asked()), ...reason })
  const it = await asked()
  const issued = { url: await paper(), number: '24442000000001234567', issuedOn: '2026-01-05' }
  await act('POST /api/admin/invoices/{id}/issue', { ...it, body: issued })
  const red = { url: await paper(), number: '24442000000007654321', reason: plantedWords }
  await act('POST /api/admin/invoices/{id}/redLetter', { ...it, body: red })
}

const onRefunds = async (stage: StaffStage): Promise<void> => {
  const { act, portal, query } = stage
  const it = await pay(stage, await place(stage))
  const begin = async (amount: string) => {
    const { refundNo } = await act(`POST ${order}/refund`, { ...it, body: { amount, reason: plantedWords } })
    return { params: { refundNo: String(refundNo) } }
  }
  const note = { body: { note: plantedWords } }
  await act(`POST ${refund}/reject`, { ...(await begin('10.00')), ...reason })
  const one = await begin('1000.00')
  await act(`POST ${refund}/approve`, { ...one, ...note })
  await act(`POST ${refund}/return`, { ...one, ...reason, by: 'staff' })
  await act(`POST ${refund}/approve`, { ...one, ...note })
  await act(`POST ${refund}/confirm`, { ...one, ...note, by: 'staff' })
  // As if the house had refused it for good.
  await query(
    `update refund_part set state = 'stuck', error = '余额不足', ask_at = null
      where refund_id = (select id from refund where refund_number = $1)`,
    [one.params.refundNo],
  )
  await act(`POST ${refund}/offline`, { ...one, ...reason })
  await act(`POST ${refund}/confirm`, { ...one, ...note, by: 'staff' })
  const paid = { at: portal.clock.now().getTime(), bankSerial: `S-${planted.account.slice(0, 8)}` }
  await act(`POST ${refund}/record`, { ...one, body: paid })
}

const onReconciliation = async ({ act, portal, ids, query }: StaffStage): Promise<void> => {
  const people = { customer: ids.customer, other: ids.customer, staff: ids.staff }
  await reconciliationDemonstration.run(portal.ctx, people)
  const [found] = await query<{ id: string }>(`select id from reconciliation_item where state = 'open'`)
  await act('POST /api/admin/reconciliation/items/{id}/explain', { params: { id: found?.id ?? '' }, ...reason })
  await act('POST /api/admin/reconciliation/{day}/fetch', { params: { day: '2026-11-20' } })
}

const onPrices = async ({ act, admin }: StaffStage): Promise<void> => {
  const { codes } = await admin.send('GET', '/api/admin/fees')
  const priced = (codes as { code: string; open: boolean }[]).filter(({ open }) => !open)
  const items = priced.map(({ code }) => ({ code, unitPrice: '100.00', source: plantedWords }))
  await act('POST /api/admin/fees', { body: { items, note: plantedWords } })
  const settings = { payWithinMinutes: 123, slipExtendsDays: 6, fourEyesFrom: '1000.00' }
  await act('PUT /api/admin/orderSettings', { body: settings })
}

export const staffActs: StaffActs = async (stage) => {
  await setFees(stage.portal.ctx, version, samplePrices)
  await onOrders(stage)
  await onReceipts(stage)
  await onInvoices(stage)
  await onRefunds(stage)
  await onReconciliation(stage)
  await onPrices(stage)
}
