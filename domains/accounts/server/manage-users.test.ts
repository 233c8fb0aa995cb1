import type { ServerDomain } from '@portal/platform/server'
import { createTestApp, noSuchId, type TestApp } from '@portal/platform/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { registerSample } from '../contract/samples.ts'
import { createPeople, createStaff, type People } from '../testing/people.ts'
import { erasedEvent, eraseLater, erasureListener } from './erase-account.ts'
import { accountsServer } from './index.ts'
import { authenticate } from './sessions.ts'

let open = 0
const told: string[] = []
/** A domain that has books of everybody, some of them still lent. */
const books: ServerDomain = {
  name: 'books',
  routes: [],
  permissions: [{ key: 'books.read', name: '查看', group: '书' }],
  personal: {
    counts: async () => [
      {
        ...{ key: 'books', name: '借书', permission: 'books.read', count: 3, open },
        newest: [{ name: 'B1', link: '/books/B1' }],
      },
    ],
    eraseAtOnce: async (_ctx, userId) => void told.push(`at once ${userId}`),
    eraseLater: async (_ctx, userId) => void told.push(`later ${userId}`),
  },
}

let portal: TestApp
let people: People
beforeEach(async () => {
  open = 0
  told.length = 0
  portal = await createTestApp({ domains: [accountsServer, books], authenticate })
  people = await createPeople(portal)
})
afterEach(() => portal.close())

type Who = { id: string; token: string }
const at = (id: string, rest = '') => `/api/admin/users/${id}${rest}`
const view = (id: string, by: Who = people.admin) => portal.call({ path: at(id), token: by.token })
const save = (id: string, body: object, by: Who = people.staff) =>
  portal.call({ method: 'PUT', path: at(id), token: by.token, body })
const remove = (id: string, by: Who = people.admin, reason = '本人要求') =>
  portal.call({ method: 'DELETE', path: at(id, `?reason=${encodeURIComponent(reason)}`), token: by.token })
const outbox = async (event: string) =>
  (await portal.database.pool.query('select data from outbox where event = $1 order by id', [event])).rows.map(
    ({ data }) => data,
  )
const login = (username: string, password: string) =>
  portal.call({ method: 'POST', path: '/api/login', body: { username, password } })

it('one user: facts masked, agreement, sessions, counts by permission, history', async () => {
  const { body: registered } = await portal.call({ method: 'POST', path: '/api/register', body: registerSample })
  const { id } = registered.userinfo as { id: string }
  const { body } = await view(id)
  expect(body).toMatchObject({
    ...{ username: 'yanshi_user', phone: '138****0011', email: 'y***@example.com', idCard: null, note: '', version: 1 },
    agreed: { policyVersion: expect.any(String), time: expect.any(Number) },
    counts: [{ key: 'books', name: '借书', count: 3, open: 0, newest: [{ name: 'B1', link: '/books/B1' }] }],
    events: [{ kind: 'registered', actor: null, address: '127.0.0.1' }],
  })
  expect(body.sessions).toHaveLength(1)
  const clerk = await createStaff(portal, 'clerk', { roles: [], grants: ['users.read', 'users.act'] })
  expect((await view(id, clerk)).body.counts).toEqual([])
  expect((await view(noSuchId)).status).toBe(404)
  expect((await view(id, people.demo)).status).toBe(403)
  const own = (await view(clerk.id)).body
  expect(own.permissions).toMatchObject([
    { key: 'users.read', from: [] },
    { key: 'users.act', from: [] },
  ])

  const [{ id: sessionId }] = body.sessions as [{ id: string }]
  const end = (session: string) =>
    portal.call({ method: 'DELETE', path: at(id, `/sessions/${session}`), token: clerk.token })
  expect((await end(noSuchId)).status).toBe(404)
  expect((await end(sessionId)).body).toEqual({ ended: 1 })
  expect((await view(id)).body.sessions).toEqual([])
})

it('staff make an account on somebody’s behalf: its password works once, within a day, and must be changed', async () => {
  const make = (body: object, by: Who = people.staff) =>
    portal.call({ method: 'POST', path: '/api/admin/users', token: by.token, body })
  const { body } = await make({ userType: 'customer', username: 'daijian', phone: '13800000077' })
  expect((await login('daijian', String(body.password))).body).toMatchObject({ mustChangePassword: true })
  expect((await login('daijian', String(body.password))).status).toBe(400)
  const late = (await make({ userType: 'provider', username: 'daijian2' })).body
  portal.clock.advance(25 * 3_600_000)
  expect((await login('daijian2', String(late.password))).body.msg).toMatch(/一次性密码/)
  portal.clock.advance(-25 * 3_600_000)
  expect(await make({ userType: 'customer', username: 'DEMO' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'username', msg: '该用户名已被使用' }] },
  })
  expect((await make({ userType: 'customer', username: 'wuquan' }, people.demo)).status).toBe(403)
})

it('saves what was written, lets masked values stand, and tells of other contact data', async () => {
  const { demo } = people
  const shown = (await view(demo.id)).body
  const { phone, email } = shown
  const given = { version: 1, companyName: '新名称', phone, email, note: '老客户' }
  expect((await save(demo.id, given)).body).toEqual({ version: 2 })
  expect(await outbox('account.contact_changed')).toEqual([])
  expect((await view(demo.id)).body).toMatchObject({ companyName: '新名称', note: '老客户', phone, email })

  expect((await save(demo.id, { version: 2, email: 'new@example.com', phone: '13900000001' })).body.version).toBe(3)
  expect(await outbox('account.contact_changed')).toEqual([{ userId: demo.id }])
  const [left] = await outbox('account.email_left')
  expect(portal.ctx.cipher.open(left.sealed, left.place)).toBe('demo@example.com')
  const [former] = await outbox('account.phone_left')
  expect(former.byPhone).toBe(true)
  expect(portal.ctx.cipher.open(former.sealed, former.place)).toBe('13800000001')
  expect((await login('new@example.com', 'Portal-demo-2026')).status).toBe(200)
  expect((await login('demo@example.com', 'Portal-demo-2026')).status).toBe(400)

  const refused = [
    await save(demo.id, { version: 2, companyName: '旧版本' }),
    await save(demo.id, { version: 3, phone: '139****9999' }),
    await save(demo.id, { version: 3, email: 'none' }),
    await save(demo.id, { version: 3, phone: '' }),
    await save(people.admin.id, { version: 1, companyName: '甲' }),
    await save(noSuchId, { version: 1 }),
  ]
  expect(refused.map(({ status, body }) => [status, body.msg])).toEqual([
    [409, '资料刚被修改，请刷新后重试'],
    [400, '请填写完整内容，不要带星号'],
    [400, '请输入正确的邮箱'],
    [400, '请输入手机号'],
    [403, '没有权限'],
    [404, '内容不存在或已删除'],
  ])
})

it('an account with something open is not deleted, and the refusal says what is open', async () => {
  open = 2
  expect(await remove(people.demo.id)).toMatchObject({
    status: 409,
    body: { msg: '还有未了结的借书 2 件，完成后才能注销', current: { books: 2 } },
  })
  expect((await view(people.demo.id)).body.status).toBe('active')
})

it('deleting ends everything at once, keeps the name for 180 days, and the rest is erased when its time has come', async () => {
  const { demo } = people
  expect(await remove(demo.id)).toMatchObject({ status: 200 })
  expect((await portal.call({ path: '/api/privilege', token: demo.token })).status).toBe(401)
  expect((await login('demo', 'Portal-demo-2026')).status).toBe(400)
  const { body } = await view(demo.id)
  const gone = { companyName: null, phone: null, email: null, idCard: null }
  expect(body).toMatchObject({ status: 'deleted', version: 2, ...gone, can: [] })
  expect(body.username).toMatch(/^已注销用户[2-9A-Z]{4}$/)
  const list = async (query: string) =>
    (await portal.call({ path: `/api/admin/users${query}`, token: people.admin.token })).body.totalElements
  expect([await list(''), await list('?status=deleted'), await list('?keyword=demo')]).toEqual([4, 1, 1])
  expect((await remove(demo.id)).status).toBe(409)

  expect(await outbox(erasedEvent)).toEqual([{ userId: demo.id }])
  await erasureListener.react(portal.ctx, { userId: demo.id }, { id: '1', at: new Date() })
  await eraseLater(portal.ctx)
  expect(told).toEqual([`at once ${demo.id}`])

  const again = () =>
    portal.call({ method: 'POST', path: '/api/register', body: { ...registerSample, username: 'Demo' } })
  expect((await again()).body.msg).toBe('该用户名已被使用')
  portal.clock.advance(181 * 86_400_000)
  expect((await again()).status).toBe(200)
  await eraseLater(portal.ctx)
  await eraseLater(portal.ctx)
  expect(told).toEqual([`at once ${demo.id}`, `later ${demo.id}`])
})

it('nobody deletes himself, an administrator, or without permission anybody', async () => {
  const clerk = await createStaff(portal, 'clerk', { roles: [], grants: ['users.delete'] })
  const answers = [
    await remove(people.admin.id),
    await remove(clerk.id, clerk),
    await remove(people.staff.id, clerk),
    await remove(people.demo.id, people.staff),
    await remove(people.demo.id, people.admin, ''),
    await remove(people.staff.id),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 400, 200])
})
