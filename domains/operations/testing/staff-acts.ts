import { plantedWords, type StaffActs } from '@portal/platform/testing'

export const staffActs: StaffActs = async ({ act, portal }) => {
  const now = portal.clock.now().getTime()
  const body = { text: plantedWords, from: now + 3_600_000, until: now + 7_200_000, readOnly: false }
  await act('PUT /api/admin/maintenance', { body })
  await act('DELETE /api/admin/maintenance')
  // The queue of jobs is not started here, which the call says; `health.test.ts` has a job run.
  await act('POST /api/admin/jobs/{name}/run', { params: { name: 'audit-anchor-head' }, fails: 409 })
}
