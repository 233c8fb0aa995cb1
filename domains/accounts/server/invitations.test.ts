import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mostStaff } from '../contract/role-limits.ts'
import { type AccountsApp, createAccountsApp } from '../testing/accounts-app.ts'
import { codeAt } from '../testing/authenticator.ts'
import { createStaff } from '../testing/people.ts'
import { accountEvents } from './account-event.table.ts'
import { invitations } from './invitation.table.ts'
import { users } from './user.table.ts'

let portal: AccountsApp
beforeEach(async () => {
  portal = await createAccountsApp()
})
afterEach(() => portal.close())

const hourMs = 3_600_000
const password = 'gang-kou-ri-chu-2027'
const send = (method: string, path: string, { token, body }: { token?: string; body?: object } = {}) =>
  portal.call({ method, path, ...(token && { token }), ...(body && { body }) })
const asAdmin = (method: string, path: string, body?: object) =>
  send(method, path, { token: portal.people.admin.token, ...(body && { body }) })

type Made = { id: string; token: string; url: string; expiresAt: number }
const madeOf = (id: unknown, invitation: unknown): Made => {
  const { url, expiresAt } = invitation as { url: string; expiresAt: number }
  return { id: String(id), url, expiresAt, token: new URLSearchParams(url.split('?')[1]).get('token') ?? '' }
}
const invite = async (more: object = {}): Promise<Made> => {
  const { status, body } = await asAdmin('POST', '/api/admin/users', { userType: 'staff', username: 'xinren', ...more })
  expect(status).toBe(200)
  return madeOf(body.id, body.invitation)
}
const renew = async (id: string): Promise<Made> =>
  madeOf(id, (await asAdmin('POST', `/api/admin/users/${id}/invitation`)).body)
const withdraw = (id: string) => asAdmin('DELETE', `/api/admin/users/${id}?reason=test`)
const view = (token: string) => send('POST', '/api/invitation', { body: { token } })
const accept = (token: string, more: object = {}) =>
  send('POST', '/api/acceptInvitation', {
    body: { token, password, password_confirm: password, phone: '13800000099', ...more },
  })
const over = {
  status: 404,
  body: { status: 'U00404', msg: '邀请链接已失效：可能已过期、已使用或已撤销，请联系管理员重新邀请' },
}

describe('an invitation', () => {
  it('is a link of 256 bits that is stored as a hash, works for 72 hours and names its account', async () => {
    const made = await invite({ email: 'xinren@example.com', roles: ['desk', 'editor'] })
    expect(made.url).toMatch(/^http:\/\/localhost:3000\/admin\.html#\/invitation\?token=[\w-]{43}$/)
    expect(Math.round((made.expiresAt - Date.now()) / hourMs)).toBe(72)
    const rows = await portal.ctx.db.select().from(invitations)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(made.token)
    expect(await view(made.token)).toMatchObject({ status: 200, body: { username: 'xinren' } })
    const shown = (await asAdmin('GET', `/api/admin/users/${made.id}`)).body
    expect(shown).toMatchObject({
      ...{ status: 'invited', roleIds: ['desk', 'editor'], invitationExpiresAt: made.expiresAt },
      ...{ can: ['invite', 'delete'], email: 'x***@example.com' },
    })
    const list = async (status: string) =>
      ((await asAdmin('GET', `/api/admin/users?status=${status}`)).body.elements as { username: string }[]).map(
        ({ username }) => username,
      )
    expect(await list('invited')).toEqual(['xinren'])
    expect(await list('active')).not.toContain('xinren')
  })

  it('goes by mail with a token that is nowhere in clear, and only to an address that was given', async () => {
    const { token } = await invite({ email: 'xinren@example.com' })
    await invite({ username: 'xinren2' })
    const { rows } = await portal.database.pool.query(`select data from outbox where event = 'account.invited'`)
    expect(rows).toHaveLength(1)
    const [{ data }] = rows as [
      { data: Record<'linkEnd', { sealed: string; place: never }> & { sealed: string; place: never } },
    ]
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`${token}|xinren@`))
    expect(portal.ctx.cipher.open(data.sealed, data.place)).toBe('xinren@example.com')
    expect(portal.ctx.cipher.open(data.linkEnd.sealed, data.linkEnd.place)).toBe(`?token=${token}`)
  })

  it('opens nothing before it is accepted: no login, no password by another way, no status', async () => {
    const { id } = await invite({ phone: '13800000088' })
    for (const name of ['xinren', '13800000088']) {
      expect((await portal.login(name, password)).body).toMatchObject({ msg: '用户名或密码错误' })
    }
    const others = [
      await asAdmin('POST', `/api/admin/users/${id}/password`),
      await asAdmin('POST', `/api/admin/users/${id}/status`, { action: 'enable' }),
      await asAdmin('POST', `/api/admin/users/${id}/status`, { action: 'disable' }),
      await asAdmin('PUT', `/api/admin/users/${id}`, { version: 1, email: 'a@example.com' }),
    ]
    expect(others.map(({ status }) => status)).toEqual([409, 409, 409, 409])
  })

  it('is accepted once: password and phone are set, and whoever accepts is signed in', async () => {
    const { id, token } = await invite({ roles: ['finance'] })
    const answer = await accept(token)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        ...{ mustChangePassword: false, mustSetUpSecondFactor: false },
        userinfo: { id, username: 'xinren', userType: 'staff', phone: '138****0099', pid: null },
      },
    })
    expect(await portal.isSignedIn(answer.body.token)).toBe(true)
    for (const name of ['xinren', '13800000099']) expect((await portal.login(name, password)).status).toBe(200)
    expect(await accept(token)).toMatchObject(over)
    expect(await view(token)).toMatchObject(over)
    expect((await asAdmin('POST', `/api/admin/users/${id}/invitation`)).status).toBe(409)
    const events = await portal.ctx.db
      .select({ kind: accountEvents.kind })
      .from(accountEvents)
      .where(eq(accountEvents.userId, id))
      .orderBy(accountEvents.id)
    expect(events.map(({ kind }) => kind).slice(0, 2)).toEqual(['staff_invited', 'invitation_accepted'])
  })

  it('answers alike when it is too old, used, withdrawn, replaced or was never made', async () => {
    const made = await invite()
    const next = await renew(made.id)
    expect(next.token).not.toBe(made.token)
    expect(await accept(made.token)).toMatchObject(over)
    expect((await view(next.token)).status).toBe(200)
    portal.clock.advance(72 * hourMs)
    expect(await accept(next.token)).toMatchObject(over)
    portal.clock.advance(-72 * hourMs)
    expect((await withdraw(made.id)).status).toBe(200)
    const answers = [await accept(next.token), await view(next.token), await accept('x'.repeat(43))]
    for (const answer of answers) expect(answer).toMatchObject(over)
  })

  it('that is withdrawn takes its account away wholly, and the name is free again', async () => {
    const { id } = await invite({ roles: ['desk'] })
    await withdraw(id)
    expect((await asAdmin('GET', `/api/admin/users/${id}`)).status).toBe(404)
    expect(await portal.ctx.db.select().from(users).where(eq(users.id, id))).toEqual([])
    const [last] = await portal.ctx.db.select().from(accountEvents).orderBy(desc(accountEvents.id)).limit(1)
    expect(last).toMatchObject({ kind: 'invitation_withdrawn', userId: id })
    await invite()
  })

  it('is accepted by one of two at the same time', async () => {
    const { token } = await invite()
    const both = await Promise.all([accept(token), accept(token, { phone: '13800000098' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  it('keeps what was typed out of reach of bad input, and is not used up by it', async () => {
    const { token } = await invite()
    const refused = [
      await accept(token, { password: 'short', password_confirm: 'short' }),
      await accept(token, { password: 'xinren-xinren', password_confirm: 'xinren-xinren' }),
      await accept(token, { password_confirm: 'another-password-1' }),
      await accept(token, { phone: '' }),
      await accept(''),
    ]
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect((await accept(token)).status).toBe(200)
  })

  it('leads to the second factor first where the operator asks for one', async () => {
    const body = { login_style: 2, disabled_update_pass: [], secondFactor: 'staff' }
    await asAdmin('PUT', '/api/admin/settings', body)
    const { body: signedIn } = await accept((await invite()).token)
    expect(signedIn).toMatchObject({ mustSetUpSecondFactor: true })
    const token = String(signedIn.token)
    expect((await send('GET', '/api/admin/users', { token })).body).toMatchObject({ msg: '请先启用动态验证码' })
    const begun = await send('POST', '/api/secondFactor/begin', { token, body: { password } })
    const code = codeAt(String(begun.body.secret), portal.ctx.now())
    expect((await send('POST', '/api/secondFactor/confirm', { token, body: { code } })).status).toBe(200)
  })
})

describe('who invites, and whom', () => {
  it('is the administrator alone, also where the form is wrong', async () => {
    const clerk = await createStaff(portal, 'clerk', { roles: [], grants: ['users.save', 'users.delete'] })
    const { id } = await invite()
    const denied = { status: 403, body: { status: 'U00403', msg: '只有管理员才能操作！' } }
    const by = { token: clerk.token }
    for (const username of ['xinren2', '']) {
      const body = { userType: 'staff', username }
      expect(await send('POST', '/api/admin/users', { ...by, body })).toMatchObject(denied)
    }
    expect(await send('POST', `/api/admin/users/${id}/invitation`, by)).toMatchObject(denied)
    expect((await send('DELETE', `/api/admin/users/${id}?reason=test`, by)).status).toBe(403)
  })

  it('has a name that nobody has, roles that there are, and nobody takes part who is in office already', async () => {
    const made = (body: object) =>
      asAdmin('POST', '/api/admin/users', { userType: 'staff', username: 'xinren', ...body })
    expect((await made({ username: 'DEMO' })).body.fields).toEqual([{ path: 'username', msg: '该用户名已被使用' }])
    expect((await made({ roles: ['nobody'] })).body.fields).toEqual([{ path: 'roles', msg: '没有这个角色' }])
    for (const { id } of [portal.people.staff, portal.people.admin, portal.people.demo]) {
      expect([403, 409]).toContain((await asAdmin('POST', `/api/admin/users/${id}/invitation`)).status)
    }
    expect(await portal.ctx.db.$count(invitations)).toBe(0)
  })

  it('is one of 200 at most, of two who invite at the same time too', async () => {
    const { rows } = await portal.database.pool.query(
      `insert into user_account (id, username, username_key, password_hash, password_changed_at, user_type, status,
         approval_state, roles, created_at)
       select gen_random_uuid(), 'n' || n, 'n' || n, '', now(), 'staff', 'disabled', 'none', '{staff}', now()
       from generate_series(1, $1::int) n returning id`,
      [mostStaff - 3],
    )
    expect(rows).toHaveLength(mostStaff - 3)
    const made = (username: string) => asAdmin('POST', '/api/admin/users', { userType: 'staff', username })
    const both = await Promise.all([made('xinren'), made('xinren2')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await made('')).body).toMatchObject({ msg: `工作人员最多 ${mostStaff} 人，请先注销不再使用的账号` })
  })
})
