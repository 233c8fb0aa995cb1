import { formOf, sampleFile } from '@portal/files/testing'
import { setFees } from '@portal/orders/testing'
import { addDays, shanghaiDayOf } from '@portal/platform/contract'
import { planted, plantedWords, type StaffActs, type StaffStage } from '@portal/platform/testing'
import { patentFeeCodes } from '../contract/fees.ts'
import { patentSample } from '../contract/samples.ts'

const one = '/api/admin/patentApplications/{businessSn}'
/** No fee table of another test has this number. */
const version = 7_010

const submitted = async ({ customer }: StaffStage) => {
  const body = { ...patentSample, special: '保密请求', lxrPhone: planted.phone }
  const { businessSn, orderNo } = await customer.send('POST', '/api/submitPatentApply', body)
  return { it: { params: { businessSn: String(businessSn) } }, orderNo: String(orderNo) }
}

export const staffActs: StaffActs = async (stage) => {
  const { act, admin, customer, deliver, portal } = stage
  await setFees(portal.ctx, version, Object.fromEntries(patentFeeCodes.map(({ code }) => [code, '100.00'])))
  await act(`POST ${one}/close`, { ...(await submitted(stage)).it, body: { reason: plantedWords } })

  const { it, orderNo } = await submitted(stage)
  const { paymentNo } = await customer.send('POST', `/api/orders/${orderNo}/pay`, { way: 'demonstration' })
  await customer.send('POST', '/api/demonstration/pay', { paymentNo })
  await deliver(it.params.businessSn)
  const dueDate = addDays(shanghaiDayOf(portal.clock.now()), 5)
  const items = [{ field: 'lxrPhone', problem: plantedWords }]
  await act(`POST ${one}/supplement`, { ...it, body: { items, dueDate } })
  await act(`POST ${one}/supplement/withdraw`, { ...it, body: { reason: plantedWords } })
  const agency = { acceptContent: plantedWords, agencyName: '演示代理机构', agencyLicenceNo: '33000' }
  await act(`POST ${one}/accept`, { ...it, body: agency })
  await act(`POST ${one}/meaning`, { ...it, body: { specialMeaning: 'secret' } })
  const filing = { applicationNumber: '202610690957.6', filingDate: '2026-03-02' }
  await act(`POST ${one}/filing`, { ...it, body: filing })
  const grant = { grantNoticeOn: '2026-03-20', grantDelivery: 'deemed' }
  await act(`POST ${one}/grant`, { ...it, body: grant })
  const form = formOf({ files: [await sampleFile('pdf')], before: { purpose: 'patent-paper' } })
  const { url } = await admin.upload('/api/file/upload', form)
  await act(`POST ${one}/files`, { ...it, body: { files: [{ kind: 'receipt', url }] } })
  await act(`POST ${one}/complete`, { ...it, body: { processResult: plantedWords } })
}
