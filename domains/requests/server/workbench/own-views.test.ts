import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestLimits } from '../../contract/limits.ts'
import type { OwnView } from '../../contract/workbench/own-views.ts'
import { createRequestsApp, type RequestsApp } from '../../testing/requests-app.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

const path = '/api/admin/desk/own-views'
const everything = {
  ...{ view: '', state: '', businessType: '', from: '', to: '', assignee: '', level: '', pending: '', sort: 'due' },
}
const login = async (username: string) => {
  const body = { username, password: 'Portal-demo-2026' }
  return String((await portal.call({ method: 'POST', path: '/api/login', body })).body.token)
}
const keep = (token: string, name: string, filter: object) =>
  portal.call({ method: 'POST', path, token, body: { name, filter: { ...everything, ...filter } } })
const listOf = async (token: string) => (await portal.call({ path, token })).body.list as OwnView[]

it('a view of one’s own counts what the queue lists under it, can be renamed and removed, and is nobody else’s', async () => {
  const [demo, staff, admin] = [await login('demo'), await login('staff'), await login('admin')]
  const first = await portal.submitted({}, demo)
  await portal.submitted({}, demo)
  await portal.call({ method: 'POST', path: `/api/admin/requests/${first}/accept`, token: staff, body: {} })
  const { id } = (await keep(staff, '查扣，服务中', { state: '2', businessType: '7' })).body
  const [view] = await listOf(staff)
  expect(view).toMatchObject({ id, name: '查扣，服务中', filter: { ...everything, state: '2', businessType: '7' } })
  const query = new URLSearchParams({ ...view?.filter, pgCount: '100' })
  const queue = (await portal.call({ path: `/api/admin/requests?${query}`, token: staff })).body
  expect(view?.count).toBe(queue.totalElements)
  expect(view?.count).toBe(1)

  expect(await listOf(admin)).toEqual([])
  const theirs = (method: 'PUT' | 'DELETE', token: string, of = id) =>
    portal.call({ method, path: `${path}/${of}`, token, ...(method === 'PUT' && { body: { name: '改过的' } }) })
  for (const method of ['PUT', 'DELETE'] as const) {
    expect((await theirs(method, admin)).status).toBe(404)
    expect((await theirs(method, staff, 'nothing')).status).toBe(404)
    expect((await theirs(method, demo)).status).toBe(403)
  }
  expect((await theirs('PUT', staff)).status).toBe(200)
  expect((await listOf(staff)).map(({ name }) => name)).toEqual(['改过的'])
  expect((await theirs('DELETE', staff)).status).toBe(200)
  expect(await listOf(staff)).toEqual([])
})

it('a view without a name, with a filter that the queue does not know, or beyond the limit is refused', async () => {
  const admin = await login('admin')
  expect((await keep(admin, ' ', {})).status).toBe(400)
  expect((await keep(admin, '未知', { view: 'everything' })).status).toBe(400)
  expect((await keep(admin, '未知', { assignee: 'somebody' })).status).toBe(400)
  for (let at = 1; at <= requestLimits.ownViews; at++) expect((await keep(admin, `视图 ${at}`, {})).status).toBe(200)
  const more = await keep(admin, '再一个', {})
  expect(more.status).toBe(409)
  expect(more.body.msg).toBe(`最多保存 ${requestLimits.ownViews} 个视图，请先删除不用的`)
})
