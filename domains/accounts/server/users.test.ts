import { desc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registerSample } from '../contract/samples.ts'
import type { UserRow } from '../contract/users.ts'
import { type AccountsApp, createAccountsApp } from '../testing/accounts-app.ts'
import { accountEvents } from './account-event.table.ts'

let portal: AccountsApp
beforeEach(async () => {
  portal = await createAccountsApp()
})
afterEach(() => portal.close())

type Who = 'demo' | 'agency' | 'staff' | 'admin'
const tokenOf = (who: Who): string => portal.people[who].token
const list = async (query: string, who: Who = 'staff') => {
  const answer = await portal.call({ path: `/api/admin/users${query}`, token: tokenOf(who) })
  return { status: answer.status, rows: (answer.body.elements ?? []) as UserRow[], body: answer.body }
}
const act = (id: string, action: string, who: Who = 'staff') =>
  portal.call({ method: 'POST', path: `/api/admin/users/${id}/status`, token: tokenOf(who), body: { action } })
const registerProvider = async () => {
  const body = { ...registerSample, username: 'xinjigou', userType: 'provider' }
  const answer = await portal.call({ method: 'POST', path: '/api/register', body })
  return { token: String(answer.body.token), id: String((answer.body.userinfo as { id: string }).id) }
}

describe('the list of users', () => {
  it('shows everyone, contact data masked, no hash', async () => {
    const { rows, body } = await list('')
    expect(body.totalElements).toBe(5)
    expect(rows.find(({ username }) => username === 'demo')).toMatchObject({
      phone: '138****0001',
      email: 'd***@example.com',
      companyName: '演示出口企业',
      status: 'active',
      can: ['disable', 'resetPassword', 'endSessions', 'save'],
      roleIds: [],
    })
    expect(JSON.stringify(body)).not.toMatch(/argon2|\b1\d{10}\b|\d{17}[\dX]/)
  })

  it('names what no key opens as such, and shows the others beside it', async () => {
    await portal.database.pool.query("update user_account set phone_sealed = 'k1.a.b.c' where username = 'demo'")
    const { status, rows } = await list('')
    expect(status).toBe(200)
    expect(rows.find(({ username }) => username === 'demo')).toMatchObject({
      phone: '无法解密',
      email: 'd***@example.com',
    })
    expect(rows).toHaveLength(5)
  })

  it.each([
    ['DEMO', ['demo', 'demo2']],
    ['出口', ['demo']],
    ['13800000003', ['agency']],
    ['Staff@example.com', ['staff']],
    ['1380000', []],
    ['%', []],
    ['_', []],
  ])('finds %j', async (keyword, names) => {
    const { rows } = await list(`?keyword=${encodeURIComponent(keyword)}`)
    expect(rows.map(({ username }) => username).toSorted()).toEqual(names)
  })

  it('is filtered and paged', async () => {
    expect((await list('?userType=staff')).rows.map(({ username }) => username).toSorted()).toEqual(['admin', 'staff'])
    const paged = await list('?pgCount=2&pgIndex=3')
    expect([paged.rows.length, paged.body.totalElements]).toEqual([1, 5])
    expect((await list('?role=general')).rows.map(({ username, roleIds }) => [username, roleIds])).toEqual([
      ['staff', ['general']],
    ])
    expect((await list('?role=finance')).rows).toEqual([])
    expect((await list('?pgCount=101')).status).toBe(400)
    expect((await list('?userType=root')).status).toBe(400)
  })

  it('takes a span of registration days', async () => {
    portal.clock.advance(-3 * 86_400_000)
    await registerProvider()
    portal.clock.advance(3 * 86_400_000)
    const dayOf = (ms: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(ms)
    const day = dayOf(Date.now() - 3 * 86_400_000)
    expect((await list(`?from=${day}&to=${day}`)).rows.map(({ username }) => username)).toEqual(['xinjigou'])
    expect((await list(`?from=${Date.now() - 86_400_000}`)).body.totalElements).toBe(5)
    expect(await list('?from=yesterday')).toMatchObject({ status: 400, body: { msg: '开始日期有误' } })
  })

  it('is for staff alone', async () => {
    expect((await list('', 'demo')).status).toBe(403)
    expect((await list('', 'agency')).status).toBe(403)
    expect((await portal.call({ path: '/api/admin/users' })).status).toBe(401)
  })
})

describe("somebody's account", () => {
  it('is disabled at once and enabled again', async () => {
    const { demo } = portal.people
    expect(await act(demo.id, 'disable')).toMatchObject({ status: 200, body: { status: 'disabled' } })
    expect(await portal.isSignedIn(demo.token)).toBe(false)
    expect((await portal.login('demo')).status).toBe(403)
    expect(await act(demo.id, 'disable')).toMatchObject({ status: 409, body: { status: 'U00409' } })
    expect((await act(demo.id, 'enable')).status).toBe(200)
    expect(await portal.isSignedIn(demo.token)).toBe(false)
    expect((await portal.login('demo')).status).toBe(200)
  })

  it('of a provider is approved once', async () => {
    const { id, token } = await registerProvider()
    const waiting = await list('?approvalState=waiting')
    expect(waiting.rows).toMatchObject([{ id, can: ['approve', 'disable', 'resetPassword', 'endSessions', 'save'] }])
    expect(await act(id, 'approve')).toMatchObject({ status: 200, body: { approvalState: 'approved' } })
    expect((await act(id, 'approve')).status).toBe(409)
    const { body } = await portal.call({ path: '/api/privilege', token })
    expect(body.userinfo).toMatchObject({ approvalState: 'approved' })
  })

  it('is signed out everywhere by staff', async () => {
    const { demo, staff } = portal.people
    await portal.login('demo')
    const path = `/api/admin/users/${demo.id}/sessions`
    expect((await portal.call({ method: 'DELETE', path, token: staff.token })).body).toEqual({ ended: 2 })
    expect(await portal.isSignedIn(demo.token)).toBe(false)
  })

  it('of staff and administrators is out of reach of staff', async () => {
    const { admin, staff } = portal.people
    expect((await act(admin.id, 'disable')).status).toBe(403)
    expect((await act(staff.id, 'disable')).status).toBe(403)
    expect((await act(admin.id, 'disable', 'admin')).status).toBe(403)
    const reset = await portal.call({
      method: 'POST',
      path: `/api/admin/users/${admin.id}/password`,
      token: tokenOf('staff'),
    })
    expect(reset.status).toBe(403)
    expect((await portal.login('admin')).status).toBe(200)
    expect((await act(staff.id, 'disable', 'admin')).status).toBe(200)
  })

  it('that does not exist answers U00404, an unknown action U00400', async () => {
    expect(await act('nonsense', 'disable')).toMatchObject({ status: 404, body: { status: 'U00404' } })
    expect((await act('00000000-0000-0000-0000-000000000000', 'disable')).status).toBe(404)
    expect((await act(portal.people.demo.id, 'resetPassword')).status).toBe(400)
  })

  it('keeps its history, with who did what', async () => {
    const { demo, staff } = portal.people
    await act(demo.id, 'disable')
    const [last] = await portal.ctx.db.select().from(accountEvents).orderBy(desc(accountEvents.id)).limit(1)
    expect(last).toMatchObject({
      kind: 'status_changed',
      userId: demo.id,
      actorId: staff.id,
      address: '127.0.0.1',
      detail: { before: { status: 'active' }, after: { status: 'disabled' } },
    })
  })
})
