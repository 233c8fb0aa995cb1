import { addDays, shanghaiDayOf } from '@portal/platform/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSiteApp, type SiteApp } from '../testing/site-app.ts'

let portal: SiteApp
beforeAll(async () => {
  portal = await createSiteApp()
})
afterAll(() => portal.close())

const path = '/api/admin/texts'
const day = (daysAgo: number) => addDays(shanghaiDayOf(portal.clock.now()), -daysAgo)
const words = (more: object = {}) => ({
  text: '官费不退。\n服务费按进度退。',
  source: '本公司退款规定',
  sourceUrl: 'https://rules.example/refund',
  checkedOn: day(2),
  ...more,
})
const put = (key: string, body: object) => portal.as('PUT', `${path}/${key}`, body)
const shown = async (keys: string) => (await portal.call({ path: `/api/texts?keys=${keys}` })).body.list
const listed = async (key: string) =>
  ((await portal.as('GET', path)).body.list as { key: string }[]).find((text) => text.key === key)

it('shows words where somebody wrote them, and leaves the other places out', async () => {
  expect(await listed('refund-terms')).toMatchObject({ name: '退款说明', text: '', version: 0, stale: false })
  expect(await put('refund-terms', { ...words(), version: 0 })).toMatchObject({ status: 200 })
  expect(await shown('refund-terms,risk-warnings,nobody')).toEqual([{ key: 'refund-terms', ...words() }])
  expect(await listed('refund-terms')).toMatchObject({ ...words(), version: 1, updatedBy: 'staff', stale: false })
  await put('refund-terms', { ...words({ text: '', source: '', sourceUrl: '', checkedOn: '' }), version: 1 })
  expect(await shown('refund-terms')).toEqual([])
  expect(portal.acts.at(-1)).toMatchObject({
    ...{ act: 'site.changeText', subjectKind: 'text', subjectRef: 'refund-terms', link: '/texts/refund-terms' },
    ...{ before: { text: words().text }, after: { text: '' } },
  })
  const { body } = await portal.as('GET', `${path}/refund-terms/changes`)
  expect(body.list).toMatchObject([
    { actor: 'staff', act: 'change', fields: [{ label: '内容', after: null }, {}, {}, {}] },
    { fields: [{ label: '内容', before: null, after: words().text }, {}, {}, {}] },
  ])
})

it('calls words stale once they were last compared more than 180 days ago', async () => {
  await put('risk-warnings', { ...words({ checkedOn: day(180) }), version: 0 })
  expect(await listed('risk-warnings')).toMatchObject({ stale: false })
  await put('risk-warnings', { ...words({ checkedOn: day(181) }), version: 1 })
  expect(await listed('risk-warnings')).toMatchObject({ stale: true })
})

it('refuses the second of two who read the same version, and saves nothing of his', async () => {
  const { version } = (await listed('risk-warnings')) as unknown as { version: number }
  const both = await Promise.all(['甲', '乙'].map((text) => put('risk-warnings', { ...words({ text }), version })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await put('risk-warnings', { ...words(), version: 0 })).body.msg).toContain('staff已修改过')
})

it.each([
  ['text', { text: '字'.repeat(2001) }],
  ['source', { source: '' }],
  ['sourceUrl', { sourceUrl: 'javascript:alert(1)' }],
  ['checkedOn', { checkedOn: '' }],
  ['checkedOn', { checkedOn: '2026-02-30' }],
  ['checkedOn', { checkedOn: '2999-01-01' }],
])('refuses a wrong %s', async (field, wrong) => {
  const { status, body } = await put('refund-terms', { ...words(wrong), version: 1 })
  expect({ status, field: (body.fields as { path: string }[])[0]?.path }).toEqual({ status: 400, field })
})

it('knows no place but those that the pages have', async () => {
  expect((await put('nobody', { ...words(), version: 0 })).status).toBe(404)
  expect((await portal.as('GET', `${path}/nobody/changes`)).status).toBe(404)
  expect((await portal.call({ path: '/api/texts?keys=A B' })).status).toBe(400)
})
