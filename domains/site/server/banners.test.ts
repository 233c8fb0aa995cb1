import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Banner, BannerRow } from '../contract/banners.ts'
import { createSiteApp, type SiteApp } from '../testing/site-app.ts'
import { seedBanners } from './seed-banners.ts'

const step = 5 * 60_000
let portal: SiteApp
let picture: string
beforeAll(async () => {
  portal = await createSiteApp()
  picture = await portal.picture()
})
afterAll(() => portal.close())

const banners = '/api/admin/banners'
const shown = async () => (await portal.call({ path: '/api/getBannersList' })).body.banners as Banner[]
const titles = async () => (await shown()).map(({ title }) => title)
const list = async (query = '') =>
  (await portal.as('GET', `${banners}?pgCount=100${query}`)).body.elements as BannerRow[]
const form = (more: object = {}) => ({ title: '横幅', picture, link: '/home/customsSeizure', ...more })
const change = async (id: string, body: object) => {
  const { version } = (await portal.as('GET', `${banners}/${id}`)).body
  return portal.as('PUT', `${banners}/${id}`, { version, ...body })
}
const add = async (more: object = {}) => {
  const { status, body } = await portal.as('POST', banners, form(more))
  expect(status, JSON.stringify(body)).toBe(200)
  return String(body.id)
}

describe('banners', () => {
  test('are shown to anyone with their pictures in two types, in the order of the desk', async () => {
    expect(await shown()).toEqual([])
    const [a, b] = [await add({ title: '甲', text: '副题', alt: '港口' }), await add({ title: '乙', link: '' })]
    expect(await shown()).toMatchObject([
      {
        ...{ id: a, title: '甲', text: '副题', alt: '港口', link: '/home/customsSeizure', wordsInPicture: false },
        ...{ width: 400, height: 200, image: `/api/picture/${picture}/400.webp` },
        sources: [
          { type: 'avif', width: 400 },
          { type: 'webp', width: 400 },
        ],
      },
      { id: b, title: '乙', link: null, alt: '' },
    ])
    await portal.as('POST', `${banners}/${b}/move`, { to: 'up' })
    expect(await titles()).toEqual(['乙', '甲'])
    expect((await list()).map(({ can }) => can)).toEqual([
      ['change', 'hide', 'down', 'remove'],
      ['change', 'hide', 'up', 'remove'],
    ])
    for (const id of [a, b]) await portal.as('DELETE', `${banners}/${id}`)
    expect([await shown(), await list()]).toEqual([[], []])
    expect(portal.acts.filter(({ subjectRef }) => subjectRef === '乙')).toMatchObject([
      { act: 'site.addBanner', subjectKind: 'banner', link: '/banners', before: null, after: { title: '乙' } },
      { act: 'site.moveBanner', before: { sort: 2 }, after: { sort: 1 } },
      { act: 'site.removeBanner', before: { title: '乙', sort: 1 }, after: null },
    ])
  })

  test('begin with those that the operator recommends, without those that the home page does not show', async () => {
    const [a, b] = [await add({ title: '甲' }), await add({ title: '乙' })]
    const place = (id: string, body: object) => portal.as('PUT', `${banners}/${id}/placement`, body)
    expect((await place(b, { isShown: true, isRecommended: true })).status).toBe(200)
    expect(await shown()).toMatchObject([
      { title: '乙', isOnline: true, isShown: true, isRecommended: true },
      { title: '甲', isRecommended: false },
    ])
    await place(a, { isShown: false, isRecommended: false })
    expect(await titles()).toEqual(['乙'])
    expect((await list()).find(({ id }) => id === a)).toMatchObject({
      isOnline: false,
      isShown: false,
      state: 'hidden',
    })
    expect((await place(a, { isShown: 'yes', isRecommended: false })).status).toBe(400)
    for (const id of [a, b]) await portal.as('DELETE', `${banners}/${id}`)
  })

  test('are shown within their time, and not while they are hidden', async () => {
    const now = portal.clock.now().getTime()
    const id = await add({ from: now + step, until: now + 3 * step })
    const state = async () => (await list())[0]?.state
    expect([await titles(), await state()]).toEqual([[], 'waiting'])
    portal.clock.advance(2 * step)
    expect([await titles(), await state()]).toEqual([['横幅'], 'shown'])
    await change(id, form({ hidden: true }))
    expect([await titles(), await state()]).toEqual([[], 'hidden'])
    await change(id, form({ until: now + 3 * step }))
    portal.clock.advance(1.5 * step)
    expect([await titles(), await state()]).toEqual([[], 'over'])
    for (const [query, count] of [
      ['&state=over', 1],
      ['&state=shown', 0],
      ['&state=waiting', 0],
      [`&keyword=${encodeURIComponent('幅')}`, 1],
      ['&keyword=customsSeizure', 1],
      ['&keyword=_', 0],
    ] as const)
      expect([query, (await list(query)).length]).toEqual([query, count])
    portal.clock.set(new Date())
    await portal.as('DELETE', `${banners}/${id}`)
  })

  test('that somebody has changed meanwhile are not overwritten: the refusal names him', async () => {
    const id = await add()
    const { version } = (await portal.as('GET', `${banners}/${id}`)).body
    await change(id, form({ title: '先改的' }))
    const late = await change(id, form({ title: '后改的', version }))
    expect(late).toMatchObject({ status: 409, body: { status: 'U00409' } })
    expect(late.body.msg).toContain('staff已修改过这条内容')
    expect(await titles()).toEqual(['先改的'])
    await portal.as('DELETE', `${banners}/${id}`)
  })

  test.each([
    [{ title: '' }, 'title', '请填写横幅标题'],
    [{ picture: '' }, 'picture', '请上传横幅图片'],
    [{ picture: '00000000-0000-4000-8000-000000000000' }, 'picture', '图片不存在或已被清理，请重新上传'],
    [{ picture: 'x' }, 'picture', '图片不存在或已被清理，请重新上传'],
    [{ wordsInPicture: true }, 'alt', '图片含有文字时，请在替代文字中写出这些文字'],
    [{ from: 2000, until: 1000 }, 'until', '结束时间须晚于开始时间'],
  ])('%j is refused', async (more, path, msg) => {
    const { body } = await portal.as('POST', banners, form(more))
    expect(body).toMatchObject({ status: 'U00400', msg, fields: [{ path, msg }] })
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://a.example/',
    '//evil.example',
    '/\\evil.example',
    'home/x',
    '/home/<script>',
    'https://',
  ])('lead inside or to https, never to %s', async (link) => {
    expect((await portal.as('POST', banners, form({ link }))).status).toBe(400)
  })

  test.each(['/oneChains', '/home/oneRegister?active=gjsbzc', 'https://www.wipo.int/zh/a?b=1#c'])(
    'lead to %s',
    async (link) => {
      const id = await add({ link })
      expect(await shown()).toMatchObject([{ link }])
      await portal.as('DELETE', `${banners}/${id}`)
    },
  )

  test('keep a history in words, and their picture as long as they show it', async () => {
    const id = await add()
    const other = await portal.picture({ width: 300, height: 100 })
    await change(id, form({ title: '新题', picture: other }))
    const { body } = await portal.as('GET', `${banners}/${id}/changes`)
    expect(body.list).toMatchObject([
      { act: 'change', actor: 'staff', fields: [{ label: '标题', before: '横幅', after: '新题' }, { label: '图片' }] },
      { act: 'create', actor: 'staff' },
    ])
    const { rows } = await portal.database.pool.query('select id from public_picture where unused_since is null')
    expect(rows).toEqual([{ id: other }])
    await portal.as('DELETE', `${banners}/${id}`)
    const after = await portal.database.pool.query('select 1 from picture_use')
    expect(after.rows).toEqual([])
  })

  test('of the demonstration say so, and their pictures are there', async () => {
    await seedBanners(portal.ctx, { staff: portal.people.staff.id })
    const found = await shown()
    expect(found.length).toBe(2)
    for (const { title, sources } of found) {
      expect(title).toContain('演示')
      expect(sources.map(({ width }) => width)).toEqual([1920, 960, 1920, 960])
      for (const { url } of sources) expect((await portal.app.inject({ url })).statusCode).toBe(200)
    }
    // Eight pictures are encoded, which a busy machine does slowly.
  }, 60_000)
})
