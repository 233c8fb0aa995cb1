import { plantedWords, type StaffActs } from '@portal/platform/testing'

/**
 * A rule goes off and on again, and gets a new version, which another member of staff checks. What staff do with findings is told
 * by the domain that has the cases.
 */
export const staffActs: StaffActs = async ({ act }) => {
  for (const on of [false, true])
    await act('POST /api/admin/precheckRules/{id}/state', {
      params: { id: 'paper.blurred' },
      body: { on, reason: plantedWords },
    })
  const params = { id: 'paper.blurred' }
  const { version } = await act('POST /api/admin/precheckRules/{id}/versions', {
    params,
    body: { effectiveFrom: '2099-01-01', mend: plantedWords, reason: plantedWords },
  })
  const checkOf = 'POST /api/admin/precheckRules/{id}/versions/{version}/check'
  await act(checkOf, { params: { ...params, version: String(version) }, fails: 409 })
  await act(checkOf, { params: { ...params, version: String(version) }, by: 'staff' })
}
