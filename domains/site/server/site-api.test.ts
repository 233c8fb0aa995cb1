import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSiteApp, type SiteApp, siteServer } from '../testing/site-app.ts'
import { suppliedLinks } from './supplied-links.ts'

type Link = { id: string; name: string; url: string; can: string[]; isPublic: boolean } & Record<string, unknown>
type Links = Record<string, { name: string; url: string; about?: string; icon?: string }[]>

let portal: SiteApp
beforeAll(async () => {
  portal = await createSiteApp({ SITE_PHONE: '0571-00000000' })
})
afterAll(() => portal.close())

const links = '/api/admin/links'
const list = async (query = ''): Promise<Link[]> =>
  (await portal.as('GET', `${links}?pgCount=100${query}`)).body.elements as Link[]
const shown = async () => (await portal.call({ path: '/api/links' })).body as Links
const names = async (group: string) => (await shown())[group]?.map(({ name }) => name)
const form = { group: 'social', name: '视频号', url: 'https://social.example/1', about: '', icon: '', hidden: false }
const add = async (more: object = {}) => String((await portal.as('POST', links, { ...form, ...more })).body.id)
const check = (id: string, works = true) => portal.as('POST', `${links}/${id}/check`, { works })
const versionOf = async (id: string) => (await portal.as('GET', `${links}/${id}`)).body.version
const change = async (id: string, body: object, who?: 'admin') =>
  portal.as('PUT', `${links}/${id}`, { version: (await versionOf(id)) ?? 1, ...form, ...body }, who)
const move = (id: string, to: 'up' | 'down') => portal.as('POST', `${links}/${id}/move`, { to })

test('anyone reads the site, and keeps it for a minute', async () => {
  const site = await portal.call({ path: '/api/site' })
  expect(site).toMatchObject({ status: 200, body: { phone: '0571-00000000', rootUrl: '', demonstration: true } })
  expect(site.headers['cache-control']).toContain('max-age=60')
  expect(site.headers['content-security-policy']).toContain(";frame-src 'none';")
})

test("the policy lets our pages frame the operator's page alone", async () => {
  const other = await createSiteApp({ SITE_FRAME_ITEM: '6', SITE_FRAME_URL: 'https://progress.example/list?of=us' })
  const { body, headers } = await other.call({ path: '/api/site' })
  expect(body.frame).toEqual({ item: '6', url: 'https://progress.example/list?of=us' })
  expect(headers['content-security-policy']).toContain(';frame-src https://progress.example;')
  await other.close()
})

describe('the first start', () => {
  test('brings our links; what was met nowhere waits for somebody to open it', async () => {
    const body = await shown()
    for (const [group, found] of Object.entries(body)) {
      const ours = suppliedLinks.filter((link) => link.group === group && !link.unmet)
      expect(found.map(({ name, url }) => ({ name, url }))).toEqual(ours.map(({ name, url }) => ({ name, url })))
    }
    expect(body.searchTools?.length).toBeGreaterThanOrEqual(6)
    const unmet = suppliedLinks.filter((link) => link.unmet)
    const waiting = (await list('&state=unchecked')).filter(({ isPublic }) => !isPublic)
    expect(waiting.map(({ name }) => name)).toEqual(unmet.map(({ name }) => name))
  })

  test('happens once: a second start changes nothing', async () => {
    const before = await list()
    await siteServer.prepare?.(portal.ctx)
    expect(await list()).toEqual(before)
  })

  test("brings the operator's file in place of ours, public as he named them", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-links-'))
    const file = join(folder, 'links.json')
    const own = { name: '视频号', url: 'https://social.example/1', icon: '/icons/a.svg' }
    writeFileSync(file, JSON.stringify({ social: [own] }))
    const other = await createSiteApp({ SITE_LINKS_FILE: file })
    try {
      const { body } = await other.call({ path: '/api/links' })
      expect(body).toEqual({ searchTools: [], government: [], platforms: [], social: [own] })
      const { elements } = (await other.as('GET', links)).body as { elements: Link[] }
      expect(elements).toMatchObject([{ name: '视频号', checkedBy: null, updatedBy: null, isPublic: true }])
      const history = await other.as('GET', `${links}/${elements[0]?.id}/changes`)
      expect(history.body.list).toMatchObject([{ act: 'import', actor: null }])
    } finally {
      await other.close()
      rmSync(folder, { recursive: true })
    }
  })
})

describe('a link in the back office', () => {
  test('is public once somebody has opened it by hand, who and when is kept', async () => {
    const id = await add()
    expect(await names('social')).toEqual([])
    await check(id)
    expect(await names('social')).toEqual(['视频号'])
    const { body } = await portal.as('GET', `${links}/${id}`)
    expect(body).toMatchObject({ checkedBy: 'staff', isPublic: true, can: ['change', 'uncheck', 'hide', 'remove'] })
    expect(Math.abs(Number(body.checkedAt) - Date.now())).toBeLessThan(60_000)

    await change(id, { name: '官方视频号' })
    expect(await names('social')).toEqual(['官方视频号'])
    await change(id, { url: 'https://social.example/2' })
    expect(await names('social')).toEqual([])
    await check(id)
    await change(id, { url: 'https://social.example/2', hidden: true })
    expect(await names('social')).toEqual([])
    await portal.as('DELETE', `${links}/${id}`)
    expect((await list()).map((link) => link.id)).not.toContain(id)
  })

  test('that does not open any more is taken from the pages, one of ours too', async () => {
    const [first] = await list('&group=platforms')
    expect(await names('platforms')).toContain(first?.name)
    await check(String(first?.id), false)
    expect(await names('platforms')).not.toContain(first?.name)
    await check(String(first?.id))
    expect(await names('platforms')).toContain(first?.name)
  })

  test('goes up and down within its group alone', async () => {
    const ids: string[] = []
    for (const name of ['甲', '乙', '丙']) ids.push(await add({ name, url: `https://${ids.length}.example/` }))
    const [a = '', b = '', c = ''] = ids
    await Promise.all(ids.map((id) => check(id)))
    expect(await names('social')).toEqual(['甲', '乙', '丙'])
    await move(c, 'up')
    expect(await names('social')).toEqual(['甲', '丙', '乙'])
    await Promise.all([move(a, 'down'), move(b, 'up')])
    expect(new Set(await names('social'))).toEqual(new Set(['甲', '乙', '丙']))
    const can = async (index: number) => (await list('&group=social'))[index]?.can
    expect([await can(0), await can(2)].map((one) => one?.filter((act) => ['up', 'down'].includes(act)))).toEqual([
      ['down'],
      ['up'],
    ])
    const [first] = await list('&group=social')
    expect((await move(String(first?.id), 'up')).status).toBe(200)
    await Promise.all(ids.map((id) => portal.as('DELETE', `${links}/${id}`)))
  })

  test('is found by word, group, state and time', async () => {
    expect((await list(`&keyword=${encodeURIComponent('马德里')}`)).map(({ url }) => url)).toEqual([
      'https://www3.wipo.int/madrid/monitor/en/',
    ])
    expect(await list('&keyword=%25')).toEqual([])
    expect(new Set((await list('&group=government')).map(({ group }) => group))).toEqual(new Set(['government']))
    expect(await list('&state=hidden')).toEqual([])
    expect(await list(`&from=${Date.now() + 60_000}`)).toEqual([])
    const page = await portal.as('GET', `${links}?pgIndex=2&pgCount=5`)
    expect((page.body.elements as Link[]).map(({ id }) => id)).toEqual((await list()).slice(5, 10).map(({ id }) => id))
  })

  test('has a history in words', async () => {
    const id = await add({ about: '一' })
    await change(id, { name: '新名', group: 'platforms' }, 'admin')
    await check(id)
    await change(id, { name: '新名', group: 'platforms', url: 'https://b.example/' })
    const { body } = await portal.as('GET', `${links}/${id}/changes`)
    expect(body.list).toMatchObject([
      { actor: 'staff', act: 'change', fields: [{ label: '网址' }, { label: '核对时间', after: null }] },
      { actor: 'staff', act: 'check', fields: [{ label: '核对时间', before: null }] },
      {
        actor: 'admin',
        act: 'change',
        fields: [
          { label: '分组', before: '社交媒体', after: '电商平台' },
          { label: '名称', before: '视频号', after: '新名' },
          { label: '说明', before: '一', after: null },
        ],
      },
      { actor: 'staff', act: 'create' },
    ])
    await portal.as('DELETE', `${links}/${id}`)
  })

  test('that somebody has changed meanwhile is not overwritten: the refusal names him', async () => {
    const id = await add()
    const version = await versionOf(id)
    await change(id, { name: '先改的' }, 'admin')
    const late = await change(id, { name: '后改的', version })
    expect(late).toMatchObject({ status: 409, body: { status: 'U00409' } })
    expect(late.body.msg).toContain('admin已修改过这条内容')
    const [name, checked] = [(await portal.as('GET', `${links}/${id}`)).body.name, await versionOf(id)]
    expect(name).toBe('先改的')
    await check(id)
    expect((await change(id, { version: checked })).status).toBe(409)
    const read = await versionOf(id)
    const both = await Promise.all([change(id, { version: read }), change(id, { version: read }, 'admin')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await portal.as('PUT', `${links}/${id}`, form)).body).toMatchObject({ status: 'U00400' })
    await portal.as('DELETE', `${links}/${id}`)
  })

  test.each([
    [{ name: '' }, '请填写链接名称'],
    [{ url: 'javascript:alert(1)' }, '网址须以 https:// 或 http:// 开头'],
    ...['https://[x', 'http://a:99999/', 'https://www.wipo.int@evil.example/', 'https://a%zz.example/'].map(
      (url) => [{ url }, '网址有误，请从浏览器地址栏复制'] as [object, string],
    ),
    [{ group: 'other' }, '请选择分组'],
    [{ icon: '//evil.example/a.svg' }, '图标须为本站路径，例如 /icons/a.svg'],
    [{ about: '字'.repeat(121) }, '最多输入120个字'],
  ])('%j is refused', async (more, msg) => {
    expect((await portal.as('POST', links, { ...form, ...more })).body).toMatchObject({ status: 'U00400', msg })
  })

  test('that is not there is not there', async () => {
    for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
      for (const answer of [
        await portal.as('GET', `${links}/${id}`),
        await change(id, {}),
        await portal.as('DELETE', `${links}/${id}`),
        await move(id, 'up'),
        await check(id),
        await portal.as('GET', `${links}/${id}/changes`),
      ])
        expect(answer.status).toBe(404)
    }
  })

  test('has at most fifty of its group beside it', async () => {
    for (let count = (await list('&group=social')).length; count < 50; count += 1)
      await add({ url: `https://s${count}.example/` })
    const refused = await portal.as('POST', links, form)
    expect(refused.body).toMatchObject({ status: 'U00400', msg: '每组最多 50 个链接', fields: [{ path: 'group' }] })
    const [first] = await list('&group=platforms')
    expect((await change(String(first?.id), { name: '迁' })).status).toBe(400)
  })
})
