import { formOf, jpegOf } from '@portal/files/testing'
import { planted, plantedWords, type StaffActs } from '@portal/platform/testing'
import { basicSample } from '../contract/samples.ts'

export const staffActs: StaffActs = async ({ act, customer }) => {
  await customer.send('POST', '/api/consents', { purpose: 'travel-documents', policyVersion: '1' })
  const picture = { fileName: `护照${planted.idNumber}.jpg`, bytes: await jpegOf({ width: 64, height: 48 }) }
  const form = formOf({ files: [picture], fieldName: 'file', before: { slot: 'hzSy' } })
  const { url, fileName } = await customer.upload('/api/file/uploadCzFile', form)
  const record = await customer.send('POST', '/api/submitExhibitionInfo', {
    ...{ ...basicSample, idCard: planted.idNumber, lxrPhone: planted.phone },
    hzSy: { url, fileName },
  })
  const params = { evidenceNo: String(record.evidenceNo) }
  await act('POST /api/admin/evidence/{evidenceNo}/reveal', { params, body: { reason: plantedWords } })
  await act('POST /api/admin/evidence/{evidenceNo}/open', { params, body: { slot: 'hzSy', reason: plantedWords } })
  await act('POST /api/admin/evidence/{evidenceNo}/recheck', { params })
}
