import { formOf, pngOf } from '@portal/files/testing'
import { plantedWords, type StaffActs, type StaffStage } from '@portal/platform/testing'

const link = {
  group: 'government',
  name: '演示链接',
  url: 'https://example.com/',
  about: '演示',
  icon: '',
  hidden: false,
}

const onLinks = async ({ act, admin }: StaffStage): Promise<void> => {
  const add = async (more: object = {}) => {
    const { id } = await act('POST /api/admin/links', { body: { ...link, ...more } })
    return { params: { id: String(id) } }
  }
  await add({ name: '演示链接一', url: 'https://example.com/1' })
  const one = await add()
  await act('POST /api/admin/links/{id}/move', { ...one, body: { to: 'up' } })
  const { elements } = await admin.send('GET', '/api/admin/links?pgCount=100')
  const read = (elements as { id: string; version: number }[]).find(({ id }) => id === one.params.id)
  const changed = { ...link, about: '演示说明', version: read?.version }
  await act('PUT /api/admin/links/{id}', { ...one, body: changed })
  await act('POST /api/admin/links/{id}/check', { ...one, body: { works: true } })
  await act('DELETE /api/admin/links/{id}', one)
}

const onBanners = async ({ act, admin }: StaffStage): Promise<void> => {
  const file = { fileName: 'a.png', bytes: await pngOf({ width: 420, height: 210 }) }
  const upload = await admin.upload(
    '/api/file/upload',
    formOf({ files: [file], before: { purpose: 'public-picture' } }),
  )
  const { id: picture } = await act('POST /api/admin/pictures', { body: { fileId: upload.id } })
  const banner = { title: '演示横幅', picture, link: '/home/customsSeizure', text: plantedWords.slice(0, 30) }
  const add = async () => ({ params: { id: String((await act('POST /api/admin/banners', { body: banner })).id) } })
  await add()
  const one = await add()
  await act('POST /api/admin/banners/{id}/move', { ...one, body: { to: 'up' } })
  await act('PUT /api/admin/banners/{id}/placement', { ...one, body: { isShown: true, isRecommended: true } })
  const { version } = await admin.send('GET', `/api/admin/banners/${one.params.id}`)
  await act('PUT /api/admin/banners/{id}', { ...one, body: { ...banner, title: '演示横幅二', version } })
  await act('DELETE /api/admin/banners/{id}', one)
}

export const staffActs: StaffActs = async (stage) => {
  await onLinks(stage)
  await onBanners(stage)
  const { list } = await stage.admin.send('GET', '/api/admin/texts')
  const [{ key, version } = { key: '', version: 0 }] = list as { key: string; version: number }[]
  const body = { text: plantedWords, source: '演示', sourceUrl: '', checkedOn: '2026-11-01', version }
  await stage.act('PUT /api/admin/texts/{key}', { params: { key }, body })
}
