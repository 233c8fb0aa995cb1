import { planted, type StaffActs } from '@portal/platform/testing'

export const staffActs: StaffActs = async ({ act }) => {
  const body = { page: '/requests', name: planted.phone, query: `keyword=${planted.phone}` }
  const { id } = await act('POST /api/admin/views', { body })
  const one = { params: { id: String(id) } }
  await act('PUT /api/admin/views/{id}', { ...one, body: { name: '演示视图', isDefault: true } })
  await act('DELETE /api/admin/views/{id}', one)
  await act('PUT /api/admin/keys', { body: { on: false } })
}
