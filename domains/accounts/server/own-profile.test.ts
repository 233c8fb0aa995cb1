import { Readable } from 'node:stream'
import type { ServerDomain } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { demonstrationPassword as password } from '../contract/samples.ts'
import { createPeople, type People } from '../testing/people.ts'
import { accountsServer } from './index.ts'
import { authenticate } from './sessions.ts'

let open = 0
const books: ServerDomain = {
  name: 'books',
  routes: [],
  personal: {
    counts: async () => [{ key: 'books', name: '借书', permission: 'books.read', count: 1, open, newest: [] }],
    copy: async (_ctx, userId) => [{ name: '借书', rows: [{ title: `我的书 ${userId}` }] }],
    files: async () => [{ path: 'files/书.txt', open: () => Readable.from([Buffer.from('第一章')]) }],
  },
}

let portal: TestApp
let people: People
beforeEach(async () => {
  open = 0
  portal = await createTestApp({ domains: [accountsServer, books], authenticate })
  people = await createPeople(portal)
})
afterEach(() => portal.close())

type Who = { token: string }
const read = async (by: Who = people.demo) => (await portal.call({ path: '/api/profile', token: by.token })).body
const save = (body: object, by: Who = people.demo) =>
  portal.call({ method: 'PUT', path: '/api/profile', token: by.token, body })
const close = (body: object, by: Who = people.demo) =>
  portal.call({ method: 'POST', path: '/api/profile/close', token: by.token, body })
const events = async () =>
  (await portal.database.pool.query('select event, data from outbox order by id')).rows as { event: string }[]

it('shows one’s contact data whole and the ID number masked', async () => {
  expect(await read()).toEqual({
    ...{ companyName: '演示出口企业', phone: '13800000001', email: 'demo@example.com', idCard: '330***********0014' },
    ...{ agreed: null, version: 1 },
  })
  expect((await portal.call({ path: '/api/profile' })).status).toBe(401)
})

it('changes the company without a password, contact data and ID number with it, and tells the old addresses too', async () => {
  const { idCard } = await read()
  expect((await save({ version: 1, companyName: '改名', idCard })).body).toEqual({ version: 2 })
  expect(await events()).toEqual([])

  const changes = { version: 2, phone: '13900000009', email: 'new@example.com', idCard: '110101199003074258' }
  const refused = [
    await save(changes),
    await save({ ...changes, password: 'wrong-wrong-wrong' }),
    await save({ ...changes, idCard: '110101199003070000', password }),
    await save({ ...changes, email: 'none', password }),
    await save({ ...changes, version: 1, password }),
  ]
  expect(refused.map(({ status, body }) => [status, body.msg])).toEqual([
    [400, '修改联系方式或证件号码须输入登录密码'],
    [400, '密码错误'],
    [400, '身份证号有误，请核对'],
    [400, '请输入正确的邮箱'],
    [409, '资料刚被修改，请刷新后重试'],
  ])
  expect((await read()).phone).toBe('13800000001')

  expect((await save({ ...changes, password })).body).toEqual({ version: 3 })
  expect(await read()).toMatchObject({ phone: '13900000009', email: 'new@example.com', idCard: '110***********4258' })
  expect((await events()).map(({ event }) => event)).toEqual([
    'account.contact_changed',
    'account.email_left',
    'account.phone_left',
  ])
  const [history] = (
    await portal.database.pool.query("select detail from account_event where kind = 'profile_changed' order by id desc")
  ).rows
  expect(history.detail).toEqual({ fields: ['phone', 'email', 'idCard'] })
})

it('hands out a copy of all data and files, to the owner’s password alone', async () => {
  const { token, id } = people.demo
  const copy = (body: object) =>
    portal.app.inject({ method: 'POST', url: '/api/profile/copy', headers: { authorization: token }, payload: body })
  expect((await copy({})).statusCode).toBe(400)
  expect((await copy({ password: 'wrong' })).json().msg).toBe('密码错误')
  const answer = await copy({ password })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  const names = ['data.json', 'files/书.txt']
  for (const name of names) expect(answer.rawPayload.includes(Buffer.from(name))).toBe(true)
  const { rows } = await portal.database.pool.query("select user_id from account_event where kind = 'data_copied'")
  expect(rows).toEqual([{ user_id: id }])
})

it('closes the account with the password, once nothing is open; staff are closed by the administrator alone', async () => {
  open = 1
  expect((await close({ password, agree: true })).body).toMatchObject({ status: 'U00409', current: { books: 1 } })
  open = 0
  expect((await close({ password })).body.msg).toBe('请确认注销后不能恢复')
  expect((await close({ password: 'wrong', agree: true })).body.msg).toBe('密码错误')
  expect((await close({ password, agree: true }, people.staff)).status).toBe(403)
  expect((await close({ password, agree: true })).status).toBe(200)
  expect((await portal.call({ path: '/api/profile', token: people.demo.token })).status).toBe(401)
  expect((await events()).map(({ event }) => event)).toEqual(['account.erased'])
})
