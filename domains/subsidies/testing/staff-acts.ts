import { plantedWords, type StaffActs } from '@portal/platform/testing'

const form = {
  ...{ city: '演示甲市', year: '2026', title: '演示·展会补贴材料清单' },
  ...{ sourceName: '演示通知', sourceUrl: 'https://example.com/notice', note: plantedWords },
  items: [{ key: 'a1', title: '发票', need: 'always', slots: ['fpfyj'], where: '', note: '' }],
}

export const staffActs: StaffActs = async ({ act }) => {
  const { id } = await act('POST /api/admin/subsidy-templates', { body: form })
  const one = { params: { id: String(id) } }
  const changed = { ...form, note: '演示', version: 1 }
  await act('PUT /api/admin/subsidy-templates/{id}', { ...one, body: changed })
  await act('POST /api/admin/subsidy-templates/{id}/check', { ...one, body: { matches: true } })
  await act('DELETE /api/admin/subsidy-templates/{id}', one)
}
