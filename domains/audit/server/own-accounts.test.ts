import { accountsServer, authenticate, demonstrationPassword as password } from '@portal/accounts/server'
import { codeAt, createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditServer } from './index.ts'

let portal: TestApp
let people: People
beforeEach(async () => {
  portal = await createTestApp({ domains: [accountsServer, auditServer], authenticate })
  people = await createPeople(portal)
})
afterEach(() => portal.close())

const minuteMs = 61_000
const send = (method: string, path: string, { token, body }: { token?: string; body?: object } = {}) =>
  portal.call({ method, path, ...(token && { token }), ...(body && { body }) })
const login = (username: string, rest: object = {}) =>
  send('POST', '/api/login', { body: { username, password, ...rest } })
type Entry = { actor_id: string; act: string; outcome: string; subject_ref: string; note: string | null }
const entries = async (): Promise<Entry[]> =>
  (await portal.database.pool.query('select * from audit_entry order by at, id')).rows
const told = async () => (await entries()).map(({ act, outcome, note }) => [act, outcome, note])
const factorCall = (name: string, body: object) =>
  send('POST', `/api/secondFactor/${name}`, { token: people.staff.token, body })
const nextCode = (secret: string): string => {
  portal.clock.advance(30_000)
  return codeAt(secret, portal.ctx.now())
}

it('a wrong password of staff leaves one refusal a minute by the account, and of nobody else any', async () => {
  const secret = 'typed-secret-2031'
  for (const name of ['staff', 'STAFF', 'demo', 'unknown_name']) await login(name, { password: secret })
  const [only, ...others] = await entries()
  expect(others).toEqual([])
  const { id } = people.staff
  expect(only).toMatchObject({
    ...{ actor_id: id, act: 'accounts.login', outcome: 'refused', note: '密码错误' },
    ...{ subject_kind: 'user', subject_ref: id, link: `/users/${id}`, address: '127.0.0.1', before: null, after: null },
  })
  expect(JSON.stringify(only)).not.toMatch(/typed-secret|unknown_name|STAFF/)
  portal.clock.advance(minuteMs)
  await login('13800000004', { password: secret })
  expect(await entries()).toHaveLength(2)
  expect(JSON.stringify(await entries())).not.toContain('13800000004')
})

it('a locked account, a disabled one and a wrong code leave theirs', async () => {
  for (let tries = 0; tries < 7; tries += 1) await login('admin', { password: 'not-the-password-1' })
  portal.clock.advance(minuteMs)
  for (let tries = 0; tries < 2; tries += 1) await login('admin', { password: 'not-the-password-1' })
  portal.clock.advance(minuteMs)
  await send('POST', `/api/admin/users/${people.staff.id}/status`, {
    token: people.admin.token,
    body: { action: 'disable' },
  })
  expect((await login('staff')).status).toBe(403)
  expect(await told()).toEqual([
    ['accounts.login', 'refused', '密码错误'],
    ['accounts.login', 'refused', '密码错误'],
    ['accounts.changeStatus', 'done', null],
    ['accounts.login', 'refused', '账号已停用或一次性密码已失效'],
  ])
})

it('what waits after too many failures is told as that', async () => {
  const failed = `insert into login_failure (subject, failed_at) select 'user ' || $1, now() from generate_series(1, 5)`
  await portal.database.pool.query(failed, [people.admin.id])
  expect((await login('admin')).status).toBe(429)
  expect(await told()).toEqual([['accounts.login', 'refused', '尝试次数过多，须等待']])
})

it('a member of staff who sets up, renews and ends his own second factor leaves it, and a wrong code', async () => {
  const secret = String((await factorCall('begin', { password })).body.secret)
  const { recoveryCodes } = (await factorCall('confirm', { code: codeAt(secret, portal.ctx.now()) })).body
  await login('staff')
  await login('staff', { code: '000000' })
  const renewed = await factorCall('recoveryCodes', { password, code: nextCode(secret) })
  expect(renewed.status).toBe(200)
  await factorCall('end', { password: 'not-the-password-1', code: '000000' })
  expect((await factorCall('end', { password, code: nextCode(secret) })).status).toBe(200)
  expect(await told()).toEqual([
    ['accounts.confirm', 'done', null],
    ['accounts.login', 'refused', '动态验证码错误'],
    ['accounts.recoveryCodes', 'done', '原有的恢复码作废'],
    ['accounts.end', 'refused', '密码错误'],
    ['accounts.end', 'done', null],
  ])
  for (const { actor_id } of await entries()) expect(actor_id).toBe(people.staff.id)
  const all = JSON.stringify(await entries())
  for (const code of recoveryCodes as string[]) expect(all).not.toContain(code)
})

it('a customer who does the same leaves nothing', async () => {
  const { token } = people.demo
  const begun = await send('POST', '/api/secondFactor/begin', { token, body: { password } })
  const code = codeAt(String(begun.body.secret), portal.ctx.now())
  expect((await send('POST', '/api/secondFactor/confirm', { token, body: { code } })).status).toBe(200)
  expect(await entries()).toEqual([])
})

it('an invitation leaves who was invited, and that he accepted, without phone, token or name', async () => {
  const form = { userType: 'staff', username: 'xinren', email: 'xinren@example.com', roles: ['desk'] }
  const made = await send('POST', '/api/admin/users', { token: people.admin.token, body: form })
  const token = String((made.body.invitation as { url: string }).url.split('token=')[1])
  const chosen = { password: 'gang-kou-ri-chu-2027', password_confirm: 'gang-kou-ri-chu-2027', phone: '13800000099' }
  expect((await send('POST', '/api/acceptInvitation', { body: { token, ...chosen } })).status).toBe(200)
  expect((await send('POST', '/api/acceptInvitation', { body: { token, ...chosen } })).status).toBe(404)
  const { id } = made.body as { id: string }
  const [invited, accepted, ...others] = await entries()
  expect(others).toEqual([])
  expect(invited).toMatchObject({ actor_id: people.admin.id, act: 'accounts.createUser', subject_ref: id })
  expect(invited).toMatchObject({ after: { userType: 'staff', status: 'invited', roles: ['desk'] } })
  expect(accepted).toMatchObject({ actor_id: id, act: 'accounts.accept', outcome: 'done', subject_ref: id })
  expect(accepted).toMatchObject({ before: { status: 'invited' }, after: { status: 'active' } })
  expect(JSON.stringify(await entries())).not.toMatch(new RegExp(`${token}|xinren|13800000099|gang-kou`))
})

const bodies = { good: { version: 1, note: 'x' }, wrong: { version: 'one' } }
/** Every call by which somebody could shut an account out, with fields that are right and with others that are not. */
const calls: readonly [method: string, rest: string, body?: object][] = [
  ['PUT', '', bodies.good],
  ['PUT', '', bodies.wrong],
  ['DELETE', '?reason=test'],
  ['DELETE', ''],
  ['POST', '/status', { action: 'disable' }],
  ['POST', '/status', { action: 'explode' }],
  ['POST', '/password'],
  ['DELETE', '/sessions'],
  ['PUT', '/access', { version: 0, roles: [], grants: [], denials: [] }],
  ['PUT', '/access', bodies.wrong],
  ['POST', '/secondFactor/reset'],
  ['POST', '/invitation'],
]

it.each(calls)(
  '%s /api/admin/users/{id}%s %j changes nobody who acts on himself or on the last administrator, and leaves the refusal',
  async (method, rest, body) => {
    const other = await createOther()
    const state = async () => (await portal.database.pool.query('select * from user_account order by id')).rows
    const before = await state()
    // The first is himself and the last administrator at once, the second another one who acts on him.
    for (const { token, id } of [
      { token: people.admin.token, id: people.admin.id },
      { token: other, id: people.admin.id },
    ]) {
      const { status, body: answer } = await send(method, `/api/admin/users/${id}${rest}`, {
        token,
        ...(body && { body }),
      })
      expect([403, 409]).toContain(status)
      expect(['U00403', 'U00409']).toContain(answer.status)
    }
    expect(await state()).toEqual(before)
    const kept = await entries()
    expect(kept.map(({ subject_ref, outcome }) => [subject_ref, outcome === 'done'])).toEqual([
      [people.admin.id, false],
      [people.admin.id, false],
    ])
  },
)

/** A second administrator with a session, as `npm run create-admin` makes him. */
const createOther = async (): Promise<string> => {
  await portal.database.pool.query(`update user_account set parent_id = '0' where username = 'staff'`)
  return people.staff.token
}
