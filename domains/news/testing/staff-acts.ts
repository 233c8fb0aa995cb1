import { plantedWords, type StaffActs } from '@portal/platform/testing'
import { articleSample } from '../contract/samples.ts'

export const staffActs: StaffActs = async ({ act, portal }) => {
  const article = { ...articleSample, summary: plantedWords, text: `<p>${plantedWords}</p>` }
  const { id, version } = await act('POST /api/admin/articles', { body: article })
  const one = { params: { id: String(id) } }
  const saved = await act('PUT /api/admin/articles/{id}', { ...one, body: { ...article, title: '演示·已改', version } })
  const plan = { version: saved.version, publishAt: portal.clock.now().getTime() + 86_400_000 }
  await act('POST /api/admin/articles/{id}/schedule', { ...one, body: plan })
  await act('POST /api/admin/articles/{id}/cancel', { ...one, body: {} })
  const first = { params: { ...one.params, number: '1' }, body: { version: saved.version } }
  const restored = await act('POST /api/admin/articles/{id}/versions/{number}/restore', first)
  await act('POST /api/admin/articles/{id}/publish', { ...one, body: { version: restored.version } })
  await act('PUT /api/admin/articles/{id}/placement', { ...one, body: { isShown: true, isRecommended: true } })
  await act('POST /api/admin/articles/{id}/withdraw', { ...one, body: { reason: plantedWords } })
  await act('POST /api/admin/articles/bulk', { body: { act: 'publish', ids: [id] } })
  await act('POST /api/admin/articles/bulk', { body: { act: 'withdraw', ids: [id], reason: plantedWords } })
  await act('DELETE /api/admin/articles/{id}', one)
  // No other site is asked for a picture here; `fetch-picture.test.ts` fetches one.
  await act('POST /api/admin/articles/pictures', { body: { url: 'https://example.com/a.png' }, fails: 400 })
}
