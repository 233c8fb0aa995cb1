import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AccountsApp, createAccountsApp } from '../testing/accounts-app.ts'
import { sessions } from './session.table.ts'
import { sweepAccounts } from './sweep.ts'
import { hashToken } from './token.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let portal: AccountsApp
beforeEach(async () => {
  portal = await createAccountsApp()
})
afterEach(() => portal.close())

const lastSeen = async (token: string): Promise<number> => {
  const [row] = await portal.ctx.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
  return row?.lastSeenTime.getTime() ?? 0
}

describe('the life of a session', () => {
  it('ends a customer after eight idle hours, staff after thirty idle minutes', async () => {
    const { demo, staff } = portal.people
    portal.clock.advance(29 * minute)
    expect(await portal.isSignedIn(staff.token)).toBe(true)
    portal.clock.advance(31 * minute)
    expect(await portal.isSignedIn(staff.token)).toBe(false)
    portal.clock.advance(6 * hour)
    expect(await portal.isSignedIn(demo.token)).toBe(true)
    portal.clock.advance(8 * hour + minute)
    expect(await portal.call({ path: '/api/privilege', token: demo.token })).toMatchObject({
      status: 401,
      body: { status: 'U00015' },
    })
  })

  const useUntil = async (token: string, { end, every }: { end: number; every: number }): Promise<void> => {
    for (let passed = 0; passed < end; passed += every) {
      expect(await portal.isSignedIn(token)).toBe(true)
      portal.clock.advance(every)
    }
  }

  it('ends a customer after thirty days in any case', async () => {
    const { token } = portal.people.demo
    await useUntil(token, { end: 30 * day, every: 6 * hour })
    expect(await portal.isSignedIn(token)).toBe(false)
  })

  it('ends staff after twelve hours in any case', async () => {
    const { token } = portal.people.staff
    await useUntil(token, { end: 12 * hour, every: 20 * minute })
    expect(await portal.isSignedIn(token)).toBe(false)
  })

  it('writes down that it was used at most once a minute', async () => {
    const { token } = portal.people.demo
    const opened = await lastSeen(token)
    portal.clock.advance(50_000)
    await portal.isSignedIn(token)
    expect(await lastSeen(token)).toBe(opened)
    portal.clock.advance(20_000)
    await portal.isSignedIn(token)
    expect(await lastSeen(token)).toBeGreaterThan(opened)
  })

  it('keeps only a hash of the token', async () => {
    const { body } = await portal.login('demo')
    const stored = JSON.stringify(await portal.ctx.db.select().from(sessions))
    expect(stored).not.toContain(String(body.token))
    expect(stored).toContain(hashToken(String(body.token)))
  })

  it('is swept when it has ended, and no earlier', async () => {
    portal.clock.advance(hour)
    await sweepAccounts(portal.ctx)
    const left = await portal.ctx.db.select().from(sessions)
    const { demo, demo2, agency } = portal.people
    expect(left.map(({ userId }) => userId).toSorted()).toEqual([demo.id, demo2.id, agency.id].toSorted())
  })
})

describe('logout', () => {
  const logout = (query: string, token?: string) =>
    portal.call({ method: 'PUT', path: `/api/logout${query}`, ...(token && { token }) })

  it('ends the session at once, on every process', async () => {
    const { token } = portal.people.demo
    const other = await portal.again()
    expect(await logout('', token)).toMatchObject({ status: 200, body: {} })
    const answer = await other.inject({ url: '/api/privilege', headers: { authorization: `Bearer ${token}` } })
    expect(answer.statusCode).toBe(401)
  })

  it('takes the token of the query, and prefers the one of the header', async () => {
    const { demo, demo2 } = portal.people
    await logout(`?access_token=${demo.token}`, demo2.token)
    expect([await portal.isSignedIn(demo.token), await portal.isSignedIn(demo2.token)]).toEqual([true, false])
    await logout(`?access_token=${demo.token}`)
    expect(await portal.isSignedIn(demo.token)).toBe(false)
  })

  it('always succeeds', async () => {
    expect((await logout('')).status).toBe(200)
    expect((await logout('?access_token=nonsense')).status).toBe(200)
    expect((await logout('', 'nonsense')).status).toBe(200)
  })
})

describe("one's own sessions", () => {
  it('are listed with browser and address, and ended one by one', async () => {
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' }
    const { body } = await portal.login('demo', undefined, agent)
    const token = String(body.token)
    const list = await portal.call({ path: '/api/sessions', token })
    const elements = list.body.elements as { id: string; browser: string; current: boolean; address: string }[]
    expect(elements).toHaveLength(2)
    expect(elements.find(({ current }) => current)).toMatchObject({ browser: 'Chrome · Windows', address: '127.0.0.1' })
    const other = elements.find(({ current }) => !current)
    expect((await portal.call({ method: 'DELETE', path: `/api/sessions/${other?.id}`, token })).status).toBe(200)
    expect(await portal.isSignedIn(portal.people.demo.token)).toBe(false)
    expect(await portal.isSignedIn(token)).toBe(true)
  })

  it("answers a stranger's session as if it did not exist", async () => {
    const { demo, demo2 } = portal.people
    const { body } = await portal.call({ path: '/api/sessions', token: demo.token })
    const [own] = body.elements as { id: string }[]
    for (const id of [own?.id, 'nonsense', '00000000-0000-0000-0000-000000000000']) {
      const answer = await portal.call({ method: 'DELETE', path: `/api/sessions/${id}`, token: demo2.token })
      expect(answer).toMatchObject({ status: 404, body: { status: 'U00404' } })
    }
    expect(await portal.isSignedIn(demo.token)).toBe(true)
  })
})

describe('single login', () => {
  const setStyle = (login_style: number) =>
    portal.call({
      method: 'PUT',
      path: '/api/admin/settings',
      token: portal.people.admin.token,
      body: { login_style, disabled_update_pass: [] },
    })
  const liveOf = async (tokens: unknown[]): Promise<number> => {
    const live = await Promise.all(tokens.map(portal.isSignedIn))
    return live.filter((one) => one).length
  }

  it('ends the older session with the new login', async () => {
    await setStyle(1)
    const first = await portal.login('demo')
    const next = await portal.login('demo')
    expect(await portal.isSignedIn(first.body.token)).toBe(false)
    expect(await portal.isSignedIn(portal.people.demo.token)).toBe(false)
    expect(await portal.isSignedIn(next.body.token)).toBe(true)
  })

  it('leaves exactly one of twenty logins at once', async () => {
    await setStyle(1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => portal.login('demo')))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await liveOf(answers.map(({ body }) => body.token))).toBe(1)
  })

  it('is off where many sessions are allowed', async () => {
    await setStyle(2)
    const answers = await Promise.all(Array.from({ length: 4 }, () => portal.login('demo')))
    expect(await liveOf(answers.map(({ body }) => body.token))).toBe(4)
  })
})
