import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policy, policyTextSha256 } from '../contract/policy.ts'
import { registerSample } from '../contract/samples.ts'
import { type AccountsApp, createAccountsApp } from '../testing/accounts-app.ts'
import { accountEvents } from './account-event.table.ts'
import { users } from './user.table.ts'

let portal: AccountsApp
beforeAll(async () => {
  portal = await createAccountsApp()
})
afterAll(() => portal.close())

const register = (body: object) => portal.call({ method: 'POST', path: '/api/register', body })
const findUser = async (username: string) => {
  const [user] = await portal.ctx.db.select().from(users).where(eq(users.usernameKey, username.toLowerCase()))
  return user
}

describe('registration', () => {
  it('signs a customer in at once', async () => {
    const { status, body } = await register(registerSample)
    expect(status).toBe(200)
    expect(body.userinfo).toMatchObject({
      username: 'yanshi_user',
      phone: '138****0011',
      email: 'yanshi@example.com',
      userType: 'customer',
      approvalState: 'none',
      roles: ['customer'],
      pid: null,
      idCard: null,
    })
    expect(await portal.isSignedIn(body.token)).toBe(true)
    expect((await portal.login('yanshi_user', registerSample.password)).status).toBe(200)
  })

  it('keeps which policy was agreed to, when and from where', async () => {
    const { body } = await register({ ...registerSample, username: 'tongyi_user' })
    const { id } = body.userinfo as { id: string }
    const [event] = await portal.ctx.db.select().from(accountEvents).where(eq(accountEvents.userId, id)).limit(1)
    expect(event).toMatchObject({
      kind: 'registered',
      at: expect.any(Date),
      address: '127.0.0.1',
      detail: { userType: 'customer', policyVersion: policy.version, policyTextSha256 },
    })
  })

  it('lets a provider wait for approval, signed in like a customer', async () => {
    const { body } = await register({ ...registerSample, username: 'fuwujigou', userType: 'provider' })
    expect(body.userinfo).toMatchObject({ userType: 'provider', approvalState: 'waiting' })
    expect(await portal.isSignedIn(body.token)).toBe(true)
  })

  it('takes only what the form names', async () => {
    const extra = { pid: '0', roles: ['administrator'], status: 'disabled', approvalState: 'approved', id: '1' }
    const given = { ...registerSample, ...extra, username: 'grabber', userType: 'provider', mustChangePassword: true }
    const { body } = await register(given)
    expect(body.userinfo).toMatchObject({ pid: null, roles: ['provider'], approvalState: 'waiting' })
    const stored = await findUser('grabber')
    expect(stored).toMatchObject({ pid: null, status: 'active', mustChangePassword: false })
    expect(stored?.id).not.toBe('1')
  })

  it.each(['staff', 'admin', '', null, 1])('refuses the user type %j', async (userType) => {
    const answer = await register({ ...registerSample, username: 'somebody', userType })
    expect(answer).toMatchObject({ status: 400, body: { status: 'U00400', msg: '请选择用户类型' } })
    expect(await findUser('somebody')).toBeUndefined()
  })

  it('names what is missing in the order of the form', async () => {
    const { body } = await register({})
    expect(body.msg).toBe('请选择用户类型')
    expect(body.fields).toEqual([
      { path: 'userType', msg: '请选择用户类型' },
      { path: 'username', msg: '请输入用户名' },
      { path: 'password', msg: '请输入密码' },
      { path: 'password_confirm', msg: '请再次输入密码' },
      { path: 'phone', msg: '请输入手机号' },
      { path: 'agree', msg: '请阅读并同意用户协议和隐私政策' },
    ])
  })

  it('wants the password twice', async () => {
    const { body } = await register({ ...registerSample, username: 'twice', password_confirm: 'haiwai-weiquan-lu-89' })
    expect(body.fields).toEqual([{ path: 'password_confirm', msg: '两次输入密码不一致!' }])
  })

  it('refuses a taken name in any spelling', async () => {
    for (const username of ['demo', 'DEMO', 'ＤＥＭＯ']) {
      const { status, body } = await register({ ...registerSample, username })
      expect([status, body.fields]).toEqual([400, [{ path: 'username', msg: '该用户名已被使用' }]])
    }
  })

  it('gives one name to one of five at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => register({ ...registerSample, username: 'yiqi_lai' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
  })

  it.each([
    ['abc', '用户名须为 4 到 30 个字符'],
    ['x'.repeat(31), '用户名须为 4 到 30 个字符'],
    ['123456', '用户名须包含至少一个汉字或字母'],
    ['name@host', '用户名只能包含汉字、字母、数字、下划线、点和短横线'],
    ['аdmin', '用户名只能包含汉字、字母、数字、下划线、点和短横线'],
    ['名字\u202Egnp', '用户名只能包含汉字、字母、数字、下划线、点和短横线'],
  ])('refuses the user name %j', async (username, msg) => {
    expect((await register({ ...registerSample, username })).body.msg).toBe(msg)
  })

  it('counts code points: four rare characters are a name', async () => {
    expect((await register({ ...registerSample, username: '𠮷𠮷𠮷𠮷' })).status).toBe(200)
  })

  it('answers any text with success or U00400, never with a fault', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '\ud800', "'; drop table x", '<b>'))
    await fc.assert(
      fc.asyncProperty(text, text, text, async (username, phone, companyName) => {
        const { status } = await register({ ...registerSample, username, phone, companyName })
        expect([200, 400]).toContain(status)
      }),
      { numRuns: 60 },
    )
  })
})

describe('personal data at rest', () => {
  it('stands in no table in clear', async () => {
    const { rows } = await portal.database.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const dumps = await Promise.all(
      rows.map(async ({ name }) => (await portal.database.pool.query(`select t::text from ${name} t`)).rows),
    )
    const dump = JSON.stringify(dumps)
    expect(dump).toContain('yanshi_user')
    for (const secret of ['13800000011', '13800000001', 'yanshi@example.com', '330203199001010014']) {
      expect(dump).not.toContain(secret)
    }
    expect(dump).not.toContain(registerSample.password)
  })

  it('is not in the log either', () => {
    const log = portal.logged.join('\n')
    for (const secret of ['13800000011', 'yanshi@example.com', registerSample.password]) {
      expect(log).not.toContain(secret)
    }
  })
})
