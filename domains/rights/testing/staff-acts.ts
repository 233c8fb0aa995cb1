import { formOf, sampleFile } from '@portal/files/testing'
import { plantedWords, type StaffActs } from '@portal/platform/testing'
import { rightSample } from '../contract/samples.ts'

export const staffActs: StaffActs = async ({ act, customer }) => {
  const { id } = await customer.send('POST', '/api/rights', { ...rightSample, registerNum: '90000002' })
  const form = formOf({ files: [await sampleFile('pdf')], before: { purpose: 'right-paper' } })
  const { url } = await customer.upload('/api/file/upload', form)
  await customer.send('POST', `/api/rights/${id}/papers`, { kind: 'certificate', url })
  await customer.send('POST', `/api/rights/${id}/verification`, {})
  const body = { result: 'refused', note: plantedWords }
  await act('POST /api/admin/rights/{id}/verify', { params: { id: String(id) }, body })
}
