import { plantedWords, type StaffActs } from '@portal/platform/testing'

/** A rule goes off and on again. What staff do with findings is told by the domain that has the cases. */
export const staffActs: StaffActs = async ({ act }) => {
  for (const on of [false, true])
    await act('POST /api/admin/precheckRules/{id}/state', {
      params: { id: 'paper.blurred' },
      body: { on, reason: plantedWords },
    })
}
