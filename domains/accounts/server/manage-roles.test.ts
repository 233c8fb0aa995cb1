import { defineApi, done } from '@portal/platform/contract'
import { bindRoutes, permissionsIn, type ServerDomain } from '@portal/platform/server'
import { createTestApp, noSuchId, type TestApp } from '@portal/platform/testing'
import { asc, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { roleLimits } from '../contract/role-limits.ts'
import type { RoleView } from '../contract/roles.ts'
import { createPeople, createStaff, type People } from '../testing/people.ts'
import { accountEvents } from './account-event.table.ts'
import { staffHolding } from './contacts.ts'
import { accountsServer } from './index.ts'
import { staffRoles } from './role.table.ts'
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
  permissions: permissionsIn('书', { 'books.read': '查看', 'books.act': '办理' }, ['books.act']),
}

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, books], authenticate })
  people = await createPeople(portal)
})
beforeEach(async () => {
  await portal.ctx.db.delete(staffRoles)
})
afterAll(() => portal.close())

const path = '/api/admin/roles'
const send = (method: string, at: string, body?: object, token = people.admin.token) =>
  portal.call({ method, path: at, token, ...(body && { body }) })
const create = (name: string, permissions: string[] = []) => send('POST', path, { name, permissions })
const made = async (name: string, permissions: string[]) => String((await create(name, permissions)).body.id)
const change = (id: string, body: object) => send('PUT', `${path}/${id}`, body)
const remove = (id: string) => send('DELETE', `${path}/${id}`)
const list = async () => (await send('GET', path)).body as { elements: RoleView[]; permissions: object[] }
const roleNamed = async (name: string) => (await list()).elements.find((role) => role.name === name)
const giveTo = (id: string, version: number, roles: string[]) =>
  send('PUT', `/api/admin/users/${id}/access`, { version, roles, grants: [], denials: [] })
const read = async (token: string) => (await portal.call({ path: '/api/admin/books', token })).status

it('lists the built-in roles with what each gives and how many have it, and every permission that there is', async () => {
  const { elements, permissions } = await list()
  expect(elements.map(({ name, builtIn, version }) => [name, builtIn, version])).toEqual(
    ['综合岗', '受理专员', '内容编辑', '财务', '审计员'].map((name) => [name, true, 0]),
  )
  // The administrator has no role, and staff of whom nothing is stored have 综合岗.
  expect(elements[0]).toMatchObject({
    users: 1,
    permissions: ['users.read', 'users.act', 'users.save', 'reveal', 'books.read', 'books.act'],
  })
  expect(elements[3]).toMatchObject({ users: 0, permissions: [] })
  expect(permissions.slice(-2)).toEqual([
    { key: 'books.read', name: '查看', group: '书', sensitive: false },
    { key: 'books.act', name: '办理', group: '书', sensitive: true },
  ])
})

it('a role of one’s own counts for whoever has it at his next call, and so does its change, in another process too', async () => {
  const id = await made(' 图书员 ', ['books.read', 'books.read'])
  const clerk = await createStaff(portal, 'librarian', { roles: [id] })
  const other = await portal.again()
  const readThere = async () =>
    (await other.inject({ method: 'GET', url: '/api/admin/books', headers: { authorization: clerk.token } })).statusCode
  expect(await roleNamed('图书员')).toEqual({
    ...{ id, name: '图书员', builtIn: false, permissions: ['books.read'], users: 1, version: 1 },
  })
  expect([await read(clerk.token), await readThere()]).toEqual([200, 200])
  expect(await staffHolding(portal.ctx, 'books.read')).toContain(clerk.id)
  expect((await send('GET', `/api/admin/users/${clerk.id}/access`)).body.permissions).toContainEqual(
    expect.objectContaining({ key: 'books.read', from: ['图书员'], held: true }),
  )

  expect((await change(id, { version: 1, name: '图书员', permissions: ['books.act'] })).body).toEqual({ id })
  expect([await read(clerk.token), await readThere()]).toEqual([403, 403])
  expect((await portal.call({ path: '/api/privilege', token: clerk.token })).body.permissions).toEqual(['books.act'])
  expect(await staffHolding(portal.ctx, 'books.read')).not.toContain(clerk.id)

  const events = await portal.ctx.db
    .select({ kind: accountEvents.kind, detail: accountEvents.detail, actorId: accountEvents.actorId })
    .from(accountEvents)
    .where(inArray(accountEvents.kind, ['role_created', 'role_changed']))
    .orderBy(asc(accountEvents.id))
  const [before, after] = [['books.read'], ['books.act']].map((permissions) => ({ name: '图书员', permissions }))
  expect(events).toEqual([
    { kind: 'role_created', detail: { role: id, before: null, after: before }, actorId: people.admin.id },
    { kind: 'role_changed', detail: { role: id, before, after }, actorId: people.admin.id },
  ])
})

it('cannot be removed while somebody has it, and then it can', async () => {
  const id = await made('借阅员', [])
  const clerk = await createStaff(portal, 'lender', { roles: [id, 'finance'] })
  const refused = await remove(id)
  expect([refused.status, refused.body.status, refused.body.msg]).toEqual([
    409,
    'U00409',
    '有 1 名工作人员在用这个角色，不能删除',
  ])
  expect((await giveTo(clerk.id, 1, ['finance'])).status).toBe(200)
  expect((await remove(id)).status).toBe(200)
  expect(await roleNamed('借阅员')).toBeUndefined()
  expect((await giveTo(clerk.id, 2, [id])).body.fields).toEqual([{ path: 'roles', msg: '没有这个角色' }])
})

it('refuses bad input on its field, and changes nothing', async () => {
  const id = await made('档案员', ['books.read'])
  await made('第二个', [])
  const before = await list()
  const stale = { version: 7, name: '档案员', permissions: [] }
  const answers = [
    await create('', []),
    await create('名'.repeat(31), []),
    await create('档案员', []),
    await create(' 财务 ', []),
    await create('新的', ['books.burn']),
    await send('POST', path, { name: '新的', permissions: 'books.read' }),
    await change(id, { version: 1, name: '第二个', permissions: [] }),
    await change(id, { version: 1, name: '档案员', permissions: ['books.burn'] }),
    await change(id, { name: '档案员', permissions: [] }),
    await change(id, stale),
    await change(noSuchId, { name: '' }),
    await change('finance', { name: '' }),
    await remove('general'),
    await remove('no-id'),
    await send('POST', path, { name: '新的', permissions: [] }, people.staff.token),
  ]
  const told = answers.map(({ status, body }) => {
    const [field] = (body.fields ?? []) as { path: string }[]
    return [status, field?.path ?? null, body.msg]
  })
  expect(told).toEqual([
    [400, 'name', '请填写角色名称'],
    [400, 'name', '角色名称最多 30 个字'],
    [400, 'name', '已有同名的角色'],
    [400, 'name', '已有同名的角色'],
    [400, 'permissions', '没有这个权限'],
    [400, 'permissions', '权限有误'],
    [400, 'name', '已有同名的角色'],
    [400, 'permissions', '没有这个权限'],
    [400, 'version', '缺少所依据的版本'],
    [409, null, '角色刚被修改，请刷新后重试'],
    [404, null, '内容不存在或已删除'],
    [409, null, '内置角色不能修改或删除，可以复制成新的角色'],
    [409, null, '内置角色不能修改或删除，可以复制成新的角色'],
    [404, null, '内容不存在或已删除'],
    [403, null, '只有管理员才能操作！'],
  ])
  expect(answers[9]?.body.current).toEqual(before.elements.find((role) => role.id === id))
  expect(await list()).toEqual(before)
})

it('of many made at once each has a name of its own, and there are never more than the limit', async () => {
  const same = await Promise.all(Array.from({ length: 5 }, () => create('同名')))
  expect(same.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  const rows = Array.from({ length: roleLimits.roles - 2 }, (_, at) => ({
    id: portal.ctx.newId(),
    ...{ name: `角色${at}`, permissions: [], version: 1, createTime: portal.clock.now() },
  }))
  await portal.ctx.db.insert(staffRoles).values(rows)
  const last = await Promise.all(['甲', '乙', '丙'].map((name) => create(name)))
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await create('')).body.msg).toBe(`最多建立 ${roleLimits.roles} 个角色，请先删除不用的`)
})
