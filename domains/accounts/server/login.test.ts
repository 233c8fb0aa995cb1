import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demonstrationPassword, registerSample } from '../contract/samples.ts'
import { type AccountsApp, createAccountsApp } from '../testing/accounts-app.ts'
import { passwordGate } from './password-hash.ts'
import { users } from './user.table.ts'

let portal: AccountsApp
beforeEach(async () => {
  portal = await createAccountsApp()
})
afterEach(() => portal.close())

const storedHash = async (): Promise<string> => {
  const [user] = await portal.ctx.db.select().from(users).where(eq(users.id, portal.people.demo.id))
  return user?.passwordHash ?? ''
}

describe('login', () => {
  it('answers a token, the user with masked phone, and a device token', async () => {
    const { status, body } = await portal.login('demo')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      userinfo: {
        username: 'demo',
        phone: '138****0001',
        email: 'demo@example.com',
        idCard: '330***********0014',
        userType: 'customer',
        pid: null,
        token: body.token,
      },
      mustChangePassword: false,
    })
    expect(String(body.token)).toHaveLength(43)
    expect(await portal.isSignedIn(body.token)).toBe(true)
  })

  it.each(['DEMO', ' demo ', 'ｄｅｍｏ', '13800000001', 'Demo@Example.com'])('knows the user as %j', async (name) => {
    expect(await portal.login(name)).toMatchObject({ status: 200, body: { userinfo: { username: 'demo' } } })
  })

  it('leaves a phone and an e-mail to the earliest account in use that named them', async () => {
    const { people } = portal
    const body = { ...registerSample, phone: '13800000001', email: 'demo@example.com' }
    await portal.call({ method: 'POST', path: '/api/register', body })
    for (const name of ['13800000001', 'demo@example.com']) {
      expect(await portal.login(name)).toMatchObject({ status: 200, body: { userinfo: { username: 'demo' } } })
      expect((await portal.login(name, registerSample.password)).status).toBe(400)
    }
    const path = `/api/admin/users/${people.demo.id}/status`
    await portal.call({ method: 'POST', path, token: people.staff.token, body: { action: 'disable' } })
    expect((await portal.login('13800000001', registerSample.password)).body).toMatchObject({
      userinfo: { username: registerSample.username },
    })
  })

  it('answers a wrong password and an unknown user alike', async () => {
    const wrong = await portal.login('demo', 'not-the-password-1')
    const unknown = await portal.login('nobody-here', 'not-the-password-1')
    expect(wrong.body).toEqual({ status: 'U00400', code: 'fail', msg: '用户名或密码错误' })
    expect(unknown.status).toBe(wrong.status)
    expect(unknown.body).toEqual(wrong.body)
    expect(unknown.headers['content-length']).toBe(wrong.headers['content-length'])
  })

  it('takes the same time for a known and an unknown user', async () => {
    const spend = async (name: string) => {
      const start = performance.now()
      await portal.login(name, 'not-the-password-1', { 'x-device': 'none' })
      return performance.now() - start
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 12; round += 1) {
      known.push(await spend('demo'))
      unknown.push(await spend('nobody'))
      portal.clock.advance(16 * 60_000)
    }
    // The shortest of each: what else the machine does can only add to a time.
    const [shortestKnown, shortestUnknown] = [Math.min(...known), Math.min(...unknown)]
    expect(shortestUnknown).toBeGreaterThan(shortestKnown * 0.6)
    expect(shortestUnknown).toBeLessThan(shortestKnown * 1.6)
  })

  it('says that an account is disabled only to who has its password', async () => {
    const { people } = portal
    await portal.call({
      method: 'POST',
      path: `/api/admin/users/${people.demo.id}/status`,
      token: people.staff.token,
      body: { action: 'disable' },
    })
    expect((await portal.login('demo', 'not-the-password-1')).body.msg).toBe('用户名或密码错误')
    expect(await portal.login('demo')).toMatchObject({ status: 403, body: { status: 'U00403' } })
  })

  it('asks for name and password, in this order', async () => {
    const { status, body } = await portal.call({ method: 'POST', path: '/api/login', body: {} })
    expect(status).toBe(400)
    expect(body.msg).toBe('请输入用户名')
    expect(body.fields).toEqual([
      { path: 'username', msg: '请输入用户名' },
      { path: 'password', msg: '请输入密码' },
    ])
  })

  it('raises the parameters of an old hash, and keeps the password', async () => {
    const { hash } = await import('@node-rs/argon2')
    const weak = await hash('Portal-demo-2026', { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await portal.ctx.db.update(users).set({ passwordHash: weak }).where(eq(users.id, portal.people.demo.id))
    expect((await portal.login('demo')).status).toBe(200)
    expect(await storedHash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await portal.login('demo')).status).toBe(200)
  })

  it('asks nothing of the database for whom the gate would turn away', async () => {
    const { promise: held, resolve: end } = Promise.withResolvers<void>()
    const crowd = Array.from({ length: 66 }, () => passwordGate(() => held))
    const holder = await portal.database.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('lock table user_account in access exclusive mode')
      const started = performance.now()
      expect((await portal.login('demo')).status).toBe(503)
      // Who asks a locked table is answered when the statement's five seconds are over, and not before.
      expect(performance.now() - started).toBeLessThan(4_500)
    } finally {
      await holder.query('rollback')
      holder.release()
      end()
      await Promise.all(crowd)
    }
    expect((await portal.login('demo')).status).toBe(200)
  })

  it('lets a browser that signed in before pass a crowd of strangers', async () => {
    const own = { 'x-device': String((await portal.login('demo')).body.device) }
    const { promise: held, resolve: end } = Promise.withResolvers<void>()
    const { promise: crowded, resolve: endCrowd } = Promise.withResolvers<void>()
    const first = passwordGate(() => held)
    const crowd = Array.from({ length: 65 }, () => passwordGate(() => crowded))
    const others = Array.from({ length: 15 }, () => passwordGate(async () => undefined, { ahead: true }))
    expect((await portal.login('demo')).status).toBe(503)
    const known = portal.login('demo', demonstrationPassword, own)
    // The sixteenth place ahead is taken: the login waits, and one place becomes free.
    await vi.waitFor(() => expect(() => passwordGate.ensureRoom({ ahead: true })).toThrow(), { timeout: 5_000 })
    end()
    expect((await known).status).toBe(200)
    endCrowd()
    await Promise.all([first, ...crowd, ...others])
  })

  it('turns a flood away at the gate with 503, and is there for the next one', async () => {
    const attempts = Array.from({ length: 90 }, (_, at) => portal.login(`flood-${at}`, 'not-the-password-1'))
    const answers = await Promise.all(attempts)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers['retry-after']).toBe('3')
    expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(20)
    portal.clock.advance(61_000)
    expect((await portal.login('demo')).status).toBe(200)
  })
})
