import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demonstrationPassword } from '../contract/samples.ts'
import { type AccountsApp, createAccountsApp } from '../testing/accounts-app.ts'
import { codeAt } from '../testing/authenticator.ts'
import { accountEvents } from './account-event.table.ts'
import { secondFactors } from './second-factor.table.ts'
import { sweepAccounts } from './sweep.ts'
import { users } from './user.table.ts'

let portal: AccountsApp
beforeEach(async () => {
  portal = await createAccountsApp()
})
afterEach(() => portal.close())

const password = demonstrationPassword
const stepMs = 30_000
const send = (token: string, path: string, body: object = {}) => portal.call({ method: 'POST', path, token, body })
const factorCall = (token: string, name: string, body: object) => send(token, `/api/secondFactor/${name}`, body)
const state = async (token: string) => (await portal.call({ path: '/api/secondFactor', token })).body
const now = () => portal.ctx.now()
const login = (username: string, rest: object = {}) =>
  portal.call({ method: 'POST', path: '/api/login', body: { username, password, ...rest } })

/** Sets a second factor up; answers its secret and the recovery codes. The next code is one of a later step. */
const setUp = async (token: string): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const secret = String((await factorCall(token, 'begin', { password })).body.secret)
  const { status, body } = await factorCall(token, 'confirm', { code: codeAt(secret, now()) })
  expect(status).toBe(200)
  portal.clock.advance(stepMs)
  return { secret, recoveryCodes: body.recoveryCodes as string[] }
}

const ask = (secondFactor: string) =>
  portal.call({
    method: 'PUT',
    path: '/api/admin/settings',
    token: portal.people.admin.token,
    body: { login_style: 2, disabled_update_pass: [], secondFactor },
  })

describe('setting up a second factor', () => {
  it('begins with the password, and is in force after one right code', async () => {
    const { token, id } = portal.people.staff
    const refused = await factorCall(token, 'begin', { password: 'not-the-password-1' })
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'password', msg: '密码错误' }] } })
    const begun = await factorCall(token, 'begin', { password })
    const secret = String(begun.body.secret)
    expect(begun.body.uri).toContain(`secret=${secret}`)
    expect(await state(token)).toEqual({ on: false, required: false, since: null, recoveryLeft: 0 })
    expect((await login('staff')).status).toBe(200)
    expect(await factorCall(token, 'confirm', { code: '000000' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'code', msg: '动态验证码错误' }] },
    })
    const { body } = await factorCall(token, 'confirm', { code: codeAt(secret, now()) })
    expect(new Set(body.recoveryCodes as string[]).size).toBe(10)
    for (const code of body.recoveryCodes as string[]) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/)
    expect(await state(token)).toEqual({ on: true, required: false, since: expect.any(Number), recoveryLeft: 10 })
    expect((await factorCall(token, 'begin', { password })).status).toBe(409)
    const [stored] = await portal.ctx.db.select().from(secondFactors).where(eq(secondFactors.id, id))
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect(JSON.stringify(stored)).not.toContain((body.recoveryCodes as string[])[0])
  })

  it('is over after ten minutes, and the sweep takes it away', async () => {
    const { token } = portal.people.staff
    const secret = String((await factorCall(token, 'begin', { password })).body.secret)
    portal.clock.advance(10 * 60_000)
    expect((await factorCall(token, 'confirm', { code: codeAt(secret, now()) })).status).toBe(409)
    portal.clock.advance(60 * 60_000)
    await sweepAccounts(portal.ctx)
    expect(await portal.ctx.db.select().from(secondFactors)).toEqual([])
  })

  it('ends, and its recovery codes are made anew, with password and code', async () => {
    const { token } = portal.people.staff
    const { secret, recoveryCodes } = await setUp(token)
    const renewed = await factorCall(token, 'recoveryCodes', { password, code: codeAt(secret, now()) })
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect((await login('staff', { code: recoveryCodes[0] })).status).toBe(400)
    portal.clock.advance(stepMs)
    expect((await factorCall(token, 'end', { password, code: '000000' })).status).toBe(400)
    expect((await factorCall(token, 'end', { password, code: codeAt(secret, now()) })).status).toBe(200)
    expect((await login('staff')).status).toBe(200)
    expect((await factorCall(token, 'end', { password, code: '000000' })).status).toBe(409)
  })
})

describe('the login with a second factor', () => {
  it('asks for the code after a right password alone', async () => {
    const { secret } = await setUp(portal.people.staff.token)
    expect(await login('staff')).toMatchObject({
      status: 400,
      body: { status: 'U00400', fields: [{ path: 'code', msg: '请输入动态验证码' }] },
    })
    const code = codeAt(secret, now())
    const wrong = await login('staff', { password: 'not-the-password-1', code })
    expect(wrong.body).toEqual({ status: 'U00400', code: 'fail', msg: '用户名或密码错误' })
    // The code beside the wrong password was not used up.
    expect((await login('staff', { code })).status).toBe(200)
  })

  it('takes each code once, and none of an earlier step', async () => {
    const { secret } = await setUp(portal.people.staff.token)
    const [earlier, code] = [codeAt(secret, now()), codeAt(secret, new Date(now().getTime() + stepMs))]
    const both = await Promise.all([login('staff', { code }), login('staff', { code })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    for (const used of [code, earlier]) {
      expect((await login('staff', { code: used })).body).toMatchObject({
        fields: [{ path: 'code', msg: '动态验证码错误' }],
      })
    }
  })

  it('takes a recovery code once, as people type it', async () => {
    const { token } = portal.people.staff
    const [code = ''] = (await setUp(token)).recoveryCodes
    const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `
    expect((await login('staff', { code: typed })).status).toBe(200)
    expect((await login('staff', { code })).status).toBe(400)
    expect(await state(token)).toMatchObject({ recoveryLeft: 9 })
  })

  it('counts wrong codes as failures of the account', async () => {
    const { secret } = await setUp(portal.people.staff.token)
    for (let tries = 0; tries < 5; tries += 1) expect((await login('staff', { code: '000000' })).status).toBe(400)
    expect(await login('staff', { code: codeAt(secret, now()) })).toMatchObject({ status: 429 })
    const events = await portal.ctx.db
      .select()
      .from(accountEvents)
      .where(eq(accountEvents.kind, 'second_factor_failed'))
    expect(events).toHaveLength(5)
  })
})

describe('a second factor that the operator asks for', () => {
  it('closes everything else from the next login on, and open sessions go on', async () => {
    const { admin } = portal.people
    expect((await ask('administrators')).body).toMatchObject({ secondFactor: 'administrators' })
    expect((await portal.call({ path: '/api/admin/users', token: admin.token })).status).toBe(200)
    expect((await login('staff')).body).toMatchObject({ mustSetUpSecondFactor: false })
    const { body } = await login('admin')
    expect(body).toMatchObject({ mustSetUpSecondFactor: true })
    const token = String(body.token)
    const closed = { status: 403, body: { status: 'U00403', msg: '请先启用动态验证码' } }
    for (const path of ['/api/admin/users', '/api/admin/settings', '/api/sessions']) {
      expect(await portal.call({ path, token })).toMatchObject(closed)
    }
    expect(await portal.call({ path: '/api/privilege', token })).toMatchObject({
      status: 200,
      body: { mustSetUpSecondFactor: true },
    })
    expect(await state(token)).toMatchObject({ on: false, required: true })
    const { secret } = await setUp(token)
    expect((await portal.call({ path: '/api/admin/users', token })).status).toBe(200)
    expect(await factorCall(token, 'end', { password, code: codeAt(secret, now()) })).toMatchObject({ status: 409 })
    await ask('off')
    expect((await factorCall(token, 'end', { password, code: codeAt(secret, now()) })).status).toBe(200)
    await ask('staff')
    expect((await login('staff')).body).toMatchObject({ mustSetUpSecondFactor: true })
    expect((await login('demo')).body).toMatchObject({ mustSetUpSecondFactor: false })
  })

  it('opens only the session that set it up: whoever waits elsewhere has shown a password alone, and is signed out', async () => {
    await ask('staff')
    const [own, waiting] = [String((await login('staff')).body.token), String((await login('staff')).body.token)]
    await setUp(own)
    const statusOf = async (token: string) => (await portal.call({ path: '/api/admin/users', token })).status
    expect([await statusOf(own), await statusOf(waiting)]).toEqual([200, 401])
  })

  it('lets a one-time password be changed first', async () => {
    await ask('staff')
    await portal.ctx.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, portal.people.staff.id))
    const token = String((await login('staff')).body.token)
    expect((await portal.call({ path: '/api/sessions', token })).body).toMatchObject({ msg: '请先修改初始密码' })
    expect((await factorCall(token, 'begin', { password })).status).toBe(403)
    const changed = {
      old_password: password,
      password: 'gang-kou-ri-chu-2027',
      password_confirm: 'gang-kou-ri-chu-2027',
    }
    expect((await send(token, '/api/updatePass', changed)).status).toBe(200)
    expect((await portal.call({ path: '/api/sessions', token })).body).toMatchObject({ msg: '请先启用动态验证码' })
  })

  it('stays as it is where a form does not send it', async () => {
    await ask('staff')
    const body = { login_style: 1, disabled_update_pass: [] }
    const { token } = portal.people.admin
    const saved = await portal.call({ method: 'PUT', path: '/api/admin/settings', token, body })
    expect(saved.body).toMatchObject({ login_style: 1, secondFactor: 'staff' })
    expect((await ask('everybody')).body).toMatchObject({ msg: '请选择动态验证码的要求' })
  })
})

describe('another’s second factor', () => {
  const reset = (token: string, id: string) => send(token, `/api/admin/users/${id}/secondFactor/reset`)

  it('is reset by the administrator, who signs him out', async () => {
    const { admin, staff, demo } = portal.people
    await setUp(staff.token)
    expect((await reset(staff.token, demo.id)).status).toBe(403)
    expect((await reset(admin.token, admin.id)).status).toBe(403)
    expect((await reset(admin.token, demo.id)).status).toBe(409)
    const list = await portal.call({ path: '/api/admin/users?userType=staff', token: admin.token })
    const rows = list.body.elements as { username: string; can: string[] }[]
    expect(rows.find(({ username }) => username === 'staff')?.can).toContain('resetFactor')
    expect((await reset(admin.token, staff.id)).status).toBe(200)
    expect(await portal.isSignedIn(staff.token)).toBe(false)
    expect((await login('staff')).status).toBe(200)
    expect((await reset(admin.token, staff.id)).status).toBe(409)
  })
})
