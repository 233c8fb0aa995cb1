import { plantedWords, type StaffActs } from '@portal/platform/testing'
import { profileSample } from '../contract/samples.ts'

export const staffActs: StaffActs = async ({ act, ids, provider }) => {
  const one = { params: { id: ids.provider } }
  const handIn = () => provider.send('PUT', '/api/providerProfile', profileSample)
  await handIn()
  await act('POST /api/admin/providers/{id}/reject', { ...one, body: { reason: plantedWords } })
  await handIn()
  const { licenceNo, licenceKind } = profileSample
  await act('POST /api/admin/providers/{id}/approve', { ...one, body: { licenceNo, licenceKind } })
}
