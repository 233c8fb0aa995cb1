import type { StaffActs } from '@portal/platform/testing'

export const staffActs: StaffActs = async ({ act }) => {
  const shifts = [{ from: '09:00', to: '18:00' }]
  const body = { shifts, acceptanceHours: 2, completionDays: 3, completionByService: {} }
  await act('PUT /api/admin/promiseSettings', { body })
}
