import type { StaffActs } from '@portal/platform/testing'

export const staffActs: StaffActs = async ({ act }) => {
  await act('POST /api/admin/proofs/audits')
}
