import { plantedWords, type StaffActs } from '@portal/platform/testing'

export const staffActs: StaffActs = async ({ act }) => {
  const source = { title: plantedWords, url: 'https://www.example.com/2027', checkedOn: '2026-11-20' }
  const body = { free: ['2027-01-01'], working: [], source }
  await act('PUT /api/admin/calendars/{calendar}/{year}', { params: { calendar: 'DE', year: '2027' }, body })
}
