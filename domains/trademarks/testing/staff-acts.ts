import { formOf, sampleFile } from '@portal/files/testing'
import { niceServer } from '@portal/nice/server'
import { setFees } from '@portal/orders/testing'
import { planted, plantedWords, type StaffActs, type StaffStage } from '@portal/platform/testing'
import { trademarkFeeCodes } from '../contract/fees.ts'
import { withFieldsOf } from '../contract/file/act-samples.ts'
import type { FileAct } from '../contract/file/acts.ts'
import { orderSample } from '../contract/file/order-samples.ts'

const one = '/api/admin/tradeMarks/{businessSn}'
/** No fee table of another test has this number. */
const version = 7_110

const uploadAs = async (who: StaffStage['customer']): Promise<string> => {
  const form = formOf({ files: [await sampleFile('pdf')], before: { purpose: 'trademark-paper' } })
  return String((await who.upload('/api/file/upload', form)).url)
}

const submitted = async ({ customer }: StaffStage) => {
  const order = orderSample('sbzc')
  const { businessSn, orderNo } = await customer.send('POST', '/api/submitTradeMarkInfo', {
    ...order,
    trademark: { ...order.trademark, contactPhone: planted.phone, proxy_url: await uploadAs(customer) },
  })
  return { it: { params: { businessSn: String(businessSn) } }, orderNo: String(orderNo) }
}

const prepare = async ({ ids, portal }: StaffStage): Promise<void> => {
  const people = { customer: ids.customer, other: ids.customer, staff: ids.staff }
  for (const { run } of niceServer.demonstrate ?? []) await run(portal.ctx, people)
  const priced = trademarkFeeCodes.filter(({ open }) => !open)
  await setFees(portal.ctx, version, Object.fromEntries(priced.map(({ code }) => [code, '100.00'])))
}

const onFiles = async (stage: StaffStage): Promise<void> => {
  const { act, customer, deliver, ids, provider } = stage
  const { it, orderNo } = await submitted(stage)
  const { paymentNo } = await customer.send('POST', `/api/orders/${orderNo}/pay`, { way: 'demonstration' })
  await customer.send('POST', '/api/demonstration/pay', { paymentNo })
  await deliver(it.params.businessSn)
  await act(`POST ${one}/assign`, { ...it, body: { providerId: ids.provider, reason: plantedWords } })
  const take = async (who: StaffStage['customer'], action: FileAct) => {
    const fields = await withFieldsOf(action, 'sbzc', () => uploadAs(who))
    await who.send('POST', '/api/tradeMarkAction', { ...it.params, action, ...fields })
    await deliver(it.params.businessSn)
  }
  const draft = async (...acts: FileAct[]) => {
    for (const action of acts) await take(provider, action)
    await take(customer, 'confirm')
  }
  await draft('prepare', 'submit')
  await act(`POST ${one}/sendBack`, { ...it, body: { reason: plantedWords } })
  await draft('submit')
  await act(`POST ${one}/approve`, { ...it, body: { note: plantedWords } })
  await act(`POST ${one}/terminate`, { ...it, body: { reason: plantedWords } })
}

export const staffActs: StaffActs = async (stage) => {
  const { act, customer } = stage
  await prepare(stage)
  await onFiles(stage)
  const asked = { contact_name: '演示·李先生', contactPhone: planted.phone, question: plantedWords }
  const { id } = await customer.send('POST', '/api/trademarkHelp', asked)
  await act('POST /api/admin/trademarkHelp/{id}/called', { params: { id: String(id) }, body: { note: plantedWords } })
  const members = [{ code: 'JP', name: '日本', nameEn: 'Japan', protocolFrom: '2000-03-14' }]
  const list = { asOf: '2026-11-20', source: plantedWords, checkedOn: '2026-11-24', members, version: 0 }
  await act('PUT /api/admin/madridMembers', { body: list })
}
