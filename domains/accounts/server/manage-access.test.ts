import { defineApi, done } from '@portal/platform/contract'
import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { createTestApp, noSuchId, type TestApp } from '@portal/platform/testing'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPeople, createStaff, type People } from '../testing/people.ts'
import { accountEvents } from './account-event.table.ts'
import { staffHolding } from './contacts.ts'
import { accountsServer } from './index.ts'
import { authenticate } from './sessions.ts'

const api = defineApi(
  {},
  {
    read: {
      method: 'GET',
      path: '/api/admin/books',
      access: 'staff',
      permission: 'books.read',
      summary: '书',
      reply: done,
    },
  },
  ['books.read'],
)
const books: ServerDomain = {
  name: 'books',
  routes: bindRoutes(api, { read: async () => ({}) }),
  permissions: [
    { key: 'books.read', name: '查看', group: '书' },
    { key: 'books.act', name: '办理', group: '书', sensitive: true },
  ],
  purviews: [{ name: '书', icon: 'book', access: 'books', path: '/books', sort: 5, permission: 'books.read' }],
}

let portal: TestApp
let people: People
let clerk: { id: string; token: string }
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, books], authenticate })
  people = await createPeople(portal)
  clerk = await createStaff(portal, 'clerk', { roles: ['finance'] })
})
afterAll(() => portal.close())

type Who = { token: string }
const pathOf = (id: string) => `/api/admin/users/${id}/access`
const view = (id: string, by: Who = people.admin) => portal.call({ path: pathOf(id), token: by.token })
const save = (id: string, body: object, by: Who = people.admin) => {
  const form = { version: 0, roles: [], grants: [], denials: [], ...body }
  return portal.call({ method: 'PUT', path: pathOf(id), token: by.token, body: form })
}
const read = async ({ token }: Who) => (await portal.call({ path: '/api/admin/books', token })).status
const privilege = async ({ token }: Who) => (await portal.call({ path: '/api/privilege', token })).body

it('staff of whom nothing is stored have 综合岗, and the administrator and they hold what the domains declare', async () => {
  const all = ['users.read', 'users.act', 'users.save', 'users.delete', 'reveal', 'books.read', 'books.act']
  for (const who of [people.staff, people.admin]) {
    const permissions = who === people.admin ? all : all.filter((key) => key !== 'users.delete')
    expect(await privilege(who)).toMatchObject({ permissions })
    expect(await read(who)).toBe(200)
  }
  expect((await privilege(people.demo)).permissions).toEqual([])
  expect((await view(people.staff.id)).body).toMatchObject({ version: 0, roles: ['general'] })
})

it('what is granted or denied counts at the next call: the call, the menu, the list, who is told', async () => {
  const { body } = await view(clerk.id)
  expect(body).toMatchObject({ version: 1, roles: ['finance'] })
  expect(body.permissions).toContainEqual(expect.objectContaining({ key: 'books.read', held: false, from: [] }))
  const menu = async () => (await privilege(clerk)).purviews
  const opens = { access: 'books', isAllowed: true }
  expect(await read(clerk)).toBe(403)
  expect(await menu()).not.toContainEqual(expect.objectContaining(opens))

  const granted = await save(clerk.id, { version: 1, roles: ['finance'], grants: ['books.read'] })
  expect(granted.body).toEqual({ permissions: ['books.read'], version: 2 })
  expect(await read(clerk)).toBe(200)
  expect(await menu()).toContainEqual(expect.objectContaining(opens))
  expect(await staffHolding(portal.ctx, 'books.read')).toContain(clerk.id)

  await save(clerk.id, { version: 2, roles: ['general'], denials: ['books.read'] })
  expect(await read(clerk)).toBe(403)
  expect((await privilege(clerk)).permissions).toEqual(['users.read', 'users.act', 'users.save', 'reveal', 'books.act'])
  expect(await staffHolding(portal.ctx, 'books.read')).not.toContain(clerk.id)

  const [event] = await portal.ctx.db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.kind, 'access_changed'))
    .orderBy(desc(accountEvents.id))
    .limit(1)
  expect(event).toMatchObject({
    userId: clerk.id,
    actorId: people.admin.id,
    detail: {
      before: { roles: ['finance'], grants: ['books.read'], denials: [] },
      after: { roles: ['general'], grants: [], denials: ['books.read'] },
    },
  })
})

it('refuses what nobody may change, and what is not known, and changes nothing', async () => {
  const before = (await view(clerk.id)).body
  const { version } = before
  const refusals = [
    await save(people.admin.id, {}),
    await save(people.demo.id, {}),
    await save(clerk.id, { version: Number(version) - 1 }),
    await save(clerk.id, { version, roles: ['king'] }),
    await save(clerk.id, { version, grants: ['books.burn'] }),
    await save(clerk.id, { version, denials: ['books.burn'] }),
    await save(clerk.id, { version }, people.staff),
  ]
  expect(refusals.map(({ status, body }) => [status, body.msg])).toEqual([
    [403, '没有权限'],
    [409, '只有普通工作人员的权限可以设置'],
    [409, '权限刚被修改，请刷新后重试'],
    [400, '没有这个角色'],
    [400, '没有这个权限'],
    [400, '没有这个权限'],
    [403, '只有管理员才能操作！'],
  ])
  const { permissions: _, choices: __, username: ___, ...current } = before
  expect(refusals[2]?.body.current).toEqual(current)
  expect((await view(clerk.id)).body).toEqual(before)
})

it('is judged in order: who calls, whose access it is, and only then what was sent', async () => {
  const body = { version: 'x', roles: 'king' }
  const put = (id: string, by: Who) => portal.call({ method: 'PUT', path: pathOf(id), token: by.token, body })
  const answers = [
    await put(clerk.id, people.demo),
    await put(clerk.id, people.staff),
    await put(noSuchId, people.admin),
    await put(people.demo.id, people.admin),
    await put(clerk.id, people.admin),
  ]
  expect(answers.map(({ status, body: { msg } }) => [status, msg])).toEqual([
    [403, '没有权限'],
    [403, '只有管理员才能操作！'],
    [404, '内容不存在或已删除'],
    [409, '只有普通工作人员的权限可以设置'],
    [400, '缺少所依据的版本'],
  ])
})

it('a permission that is taken away counts at the next call, in another process too', async () => {
  const other = await portal.again()
  const readThere = async () => {
    const headers = { authorization: clerk.token }
    return (await other.inject({ method: 'GET', url: '/api/admin/books', headers })).statusCode
  }
  const version = async () => (await view(clerk.id)).body.version
  await save(clerk.id, { version: await version(), grants: ['books.read'] })
  expect([await read(clerk), await readThere()]).toEqual([200, 200])
  await save(clerk.id, { version: await version(), grants: ['books.read'], denials: ['books.read'] })
  expect([await read(clerk), await readThere()]).toEqual([403, 403])
})
