import { authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { seedNews } from '@portal/news/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from './domains.ts'

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate })
  people = await createPeople(portal)
  await seedNews(portal.ctx, { staff: people.staff.id })
})
afterAll(() => portal.close())

it('calls a kept article as it is called now, and says when it is gone', async () => {
  const { token } = people.demo
  const news = await portal.call({ path: '/cms/api/directive/contentList?categoryId=37' })
  const [article] = (news.body.page as { list: { id: string; title: string }[] }).list
  const body = { kind: 'article', reference: article?.id, title: '收藏时的标题' }
  expect((await portal.call({ method: 'PUT', path: '/api/favourites', token, body })).status).toBe(200)
  const kept = async () => (await portal.call({ path: '/api/favourites', token })).body.elements
  expect(await kept()).toEqual([expect.objectContaining({ title: article?.title, gone: false })])
  const withdrawn = await portal.call({
    method: 'POST',
    path: `/api/admin/articles/${article?.id}/withdraw`,
    token: people.staff.token,
    body: { reason: '内容已经过时' },
  })
  expect(withdrawn.status).toBe(200)
  expect(await kept()).toEqual([expect.objectContaining({ title: '收藏时的标题', gone: true })])
})
