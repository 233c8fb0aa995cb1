import { accountsServer, authenticate, demonstrationPassword } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { defineApi, done } from '@portal/platform/contract'
import { bindRoutes, type ServerDomain } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createOperationsServer } from './index.ts'

const note = { access: 'public', summary: '便条', reply: done } as const
const notesApi = defineApi(
  {},
  {
    read: { method: 'GET', path: '/api/notes', ...note },
    write: { method: 'POST', path: '/api/notes', ...note },
    hear: { method: 'POST', path: '/api/notes/heard', ...note, duringMaintenance: true },
  },
)
const nothing = async () => ({})
const notes: ServerDomain = {
  name: 'notes',
  routes: bindRoutes(notesApi, { read: nothing, write: nothing, hear: nothing }),
}

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({
    domains: [accountsServer, notes, createOperationsServer(() => [accountsServer])],
    authenticate,
  })
  people = await createPeople(portal)
})
afterAll(() => portal.close())

const path = '/api/admin/maintenance'
const minute = 60_000
const hour = 60 * minute
const now = () => portal.clock.now().getTime()
const notice = (more: object = {}) => ({
  text: '今晚升级数据库',
  from: now() - minute,
  until: now() + 10 * minute,
  readOnly: true,
  ...more,
})
const save = (body: object, token = people.admin.token) => portal.call({ method: 'PUT', path, token, body })
const write = (token?: string) => portal.call({ method: 'POST', path: '/api/notes', ...(token && { token }) })

beforeEach(async () => {
  await portal.call({ method: 'DELETE', path, token: people.admin.token })
})

it('refuses what anyone but staff writes meanwhile, with its text and when to come again; all else goes on', async () => {
  expect((await write()).status).toBe(200)
  expect((await save(notice())).status).toBe(200)
  const refused = await write(people.demo.token)
  expect(refused).toMatchObject({ status: 503, body: { status: 'U00500', msg: '今晚升级数据库' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
  expect((await write()).status).toBe(503)
  expect((await write(people.staff.token)).status).toBe(200)
  expect((await portal.call({ path: '/api/notes' })).status).toBe(200)
  expect((await portal.call({ method: 'POST', path: '/api/notes/heard' })).status).toBe(200)
  const login = { username: 'demo', password: demonstrationPassword }
  expect((await portal.call({ method: 'POST', path: '/api/login', body: login })).status).toBe(200)
})

it('is over when it says, and at once when it is taken down', async () => {
  await save(notice())
  await portal.call({ method: 'DELETE', path, token: people.admin.token })
  expect(portal.acts.slice(-2)).toMatchObject([
    { act: 'operations.saveMaintenance', link: '/maintenance', before: null, after: { readOnly: true } },
    { act: 'operations.removeMaintenance', before: { text: '今晚升级数据库' }, after: null },
  ])
  expect((await write()).status).toBe(200)
  await save(notice())
  expect((await write()).status).toBe(503)
  portal.clock.advance(10 * minute)
  expect((await write()).status).toBe(200)
  expect((await portal.call({ path, token: people.admin.token })).body).toBeNull()
})

it('is answered as it was saved, and as null once it is taken down', async () => {
  const saved = notice()
  expect((await save(saved)).body).toEqual(saved)
  expect((await portal.call({ path, token: people.admin.token })).body).toEqual(saved)
  const gone = await portal.call({ method: 'DELETE', path, token: people.admin.token })
  expect(gone).toMatchObject({
    status: 200,
    body: null,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
})

it('reaches another process within ten seconds, and not earlier than it begins', async () => {
  const other = await portal.again()
  const writeThere = async () => (await other.inject({ method: 'POST', url: '/api/notes' })).statusCode
  expect(await writeThere()).toBe(200)
  await save(notice({ from: now() + 20_000 }))
  portal.clock.advance(10_000)
  expect(await writeThere()).toBe(200)
  portal.clock.advance(10_000)
  expect(await writeThere()).toBe(503)
})

it('only says so where it is not read-only', async () => {
  await save(notice({ readOnly: false }))
  expect((await write()).status).toBe(200)
})

it.each([
  ['until', () => notice({ until: now() - hour })],
  ['until', () => notice({ from: now() - 2 * hour, until: now() - hour })],
  ['until', () => notice({ until: now() + 25 * hour })],
  ['text', () => notice({ text: '字'.repeat(201) })],
  ['from', () => notice({ from: '' })],
])('refuses a wrong %s', async (field, wrong) => {
  const { status, body } = await save(wrong())
  expect({ status, field: (body.fields as { path: string }[])[0]?.path }).toEqual({ status: 400, field })
})

it('is for the administrator alone', async () => {
  expect(await save(notice(), people.staff.token)).toMatchObject({ status: 403, body: { msg: '只有管理员才能操作！' } })
})
