import { formOf, sampleFile } from '@portal/files/testing'
import { addDays, shanghaiDayOf } from '@portal/platform/contract'
import { planted, plantedWords, type StaffActs, type StaffStage } from '@portal/platform/testing'
import { submitSamples } from '../contract/samples.ts'

const one = '/api/admin/requests/{businessSn}'
type One = { params: { businessSn: string } }

const submitted = async ({ customer }: StaffStage, changes: object = {}): Promise<One> => {
  const contact = { lxrPhone: planted.phone, appeal: plantedWords }
  const body = { ...submitSamples.customsSeizure, ...contact, ...changes }
  return { params: { businessSn: String((await customer.send('POST', '/api/submitIpForeignInfo', body)).businessSn) } }
}

/** A case from its taking to the call about the full plan. */
const onOneCase = async (stage: StaffStage): Promise<void> => {
  const { act, customer, ids, portal } = stage
  const it = await submitted(stage)
  await act(`POST ${one}/take`, it)
  await act(`POST ${one}/give-back`, it)
  await act(`POST ${one}/give`, { ...it, body: { assignee: ids.staff } })
  await act(`POST ${one}/notes`, { ...it, body: { note: plantedWords } })
  const items = [{ field: 'appeal', problem: plantedWords }]
  const dueDate = addDays(shanghaiDayOf(portal.clock.now()), 5)
  await act(`POST ${one}/supplement`, { ...it, body: { items, dueDate, note: plantedWords } })
  await act(`POST ${one}/supplement/withdraw`, { ...it, body: { reason: plantedWords } })
  await act(`POST ${one}/accept`, { ...it, body: { acceptContent: plantedWords, note: plantedWords } })
  await act(`POST ${one}/complete`, { ...it, body: { processResult: plantedWords } })
  const plan = { businessSn: it.params.businessSn, qmfaName: '演示', qmfaPhone: planted.phone }
  await customer.send('POST', '/api/submitQuanMianFangAn', plan)
  await act(`POST ${one}/called`, { ...it, body: { note: plantedWords } })
}

const onIdNumber = async (stage: StaffStage): Promise<void> => {
  const form = formOf({ files: [await sampleFile('pdf')], before: { purpose: 'expert-filing' } })
  const { url, fileName } = await stage.customer.upload('/api/file/upload', form)
  const filing = { ...submitSamples.expertFiling, idCard: planted.idNumber, voucher: [{ url, fileName }] }
  const it = await submitted(stage, filing)
  await stage.act(`POST ${one}/reveal`, { ...it, body: { reason: plantedWords } })
}

const withFourEyes = async (stage: StaffStage): Promise<void> => {
  const { act } = stage
  const settings = 'PUT /api/admin/desk/settings'
  await act(settings, { body: { fourEyes: true } })
  const it = await submitted(stage)
  const reject = () => act(`POST ${one}/reject`, { ...it, body: { acceptContent: plantedWords, cure: '请联系海关' } })
  await reject()
  await act(`POST ${one}/decision/return`, { ...it, by: 'staff', body: { reason: plantedWords } })
  await reject()
  await act(`POST ${one}/decision/withdraw`, it)
  await reject()
  await act(`POST ${one}/decision/confirm`, { ...it, by: 'staff', body: { note: plantedWords } })
  await act(settings, { body: { fourEyes: false } })
}

const besideCases = async ({ act }: StaffStage): Promise<void> => {
  const block = { title: '演示模板', action: 'accept', businessType: '7', text: plantedWords }
  const made = await act('POST /api/admin/reply-blocks', { body: block })
  const it = { params: { id: String(made.id) } }
  await act('PUT /api/admin/reply-blocks/{id}', { ...it, body: { ...block, text: '演示' } })
  await act('DELETE /api/admin/reply-blocks/{id}', it)
}

/** What the pre-check found in a case: the goods are told without a number, and the reason without a day. */
const onFindings = async (stage: StaffStage): Promise<void> => {
  const { act, deliver, portal, query } = stage
  const it = await submitted(stage, { seizureProduct: '运动鞋', seizureReason: '涉嫌侵权', appeal: '请出方案' })
  const { businessSn } = it.params
  await deliver(businessSn)
  const [found] = await query<{ id: string }>(
    `select id from precheck_finding where rule = 'seizure.noticeDate'
      and case_id = (select id from precheck_case where business_number = $1)`,
    [businessSn],
  )
  if (!found) throw new Error(`nothing was found in ${businessSn}`)
  const findingId = found.id
  const body = { verdict: 'right', note: plantedWords }
  await act(`POST ${one}/precheck/{findingId}/verdict`, { params: { businessSn, findingId }, body })
  const dueDate = addDays(shanghaiDayOf(portal.clock.now()), 5)
  const findings = [{ id: findingId, problem: plantedWords }]
  await act(`POST ${one}/precheck/supplement`, { ...it, body: { findings, dueDate } })
}

const onSeveral = async (stage: StaffStage): Promise<void> => {
  const { businessSn } = (await submitted(stage)).params
  await stage.act('POST /api/admin/requests/bulk', { body: { act: 'take', businessSns: [businessSn] } })
}

export const staffActs: StaffActs = async (stage) => {
  await onOneCase(stage)
  await onIdNumber(stage)
  await withFourEyes(stage)
  await besideCases(stage)
  await onFindings(stage)
  await onSeveral(stage)
}
