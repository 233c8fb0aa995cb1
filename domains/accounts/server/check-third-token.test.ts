import { createHmac } from 'node:crypto'
import { type Actor, removeMaintenance, saveMaintenance } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { eq } from 'drizzle-orm'
import { exportSPKI, importJWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPeople, type People } from '../testing/people.ts'
import { checkAddress, type Issuer, issuerEntry, issuersFile, openIssuer } from '../testing/third-party.ts'
import { accountsServer } from './index.ts'
import { authenticate } from './sessions.ts'
import { sweepAccounts } from './sweep.ts'
import { usedThirdTokens } from './third-party.table.ts'
import { users } from './user.table.ts'

const refusal = { status: 401, body: { status: 'U00015', code: 'fail', msg: '登录凭证无效或已过期，请重新登录' } }
const minute = 60_000

let portal: TestApp
let people: People
let issuer: Issuer
let other: Issuer
let off: Issuer
let close: () => Promise<void>
let clock = () => new Date()
const now = () => clock()

beforeAll(async () => {
  const [first, second, third] = await Promise.all([
    openIssuer(now),
    openIssuer(now, { name: 'https://chamber.example', algorithm: 'RS256' }),
    openIssuer(now, { name: 'https://former.example', algorithm: 'EdDSA' }),
  ])
  const file = await issuersFile([
    issuerEntry(first, { recheckMinutes: 30 }),
    issuerEntry(second),
    issuerEntry(third, { enabled: false }),
  ])
  portal = await createTestApp({ domains: [accountsServer], authenticate, env: file.env })
  clock = portal.clock.now
  people = await createPeople(portal)
  ;[issuer, other, off] = [first, second, third]
  close = async () => {
    await Promise.all([portal.close(), first.close(), second.close(), third.close(), file.remove()])
  }
})
afterAll(() => close())
beforeEach(() => {
  portal.clock.set(new Date())
  portal.logged.length = 0
})

const show = (token: string, headers: Record<string, string> = {}) =>
  portal.call({ path: `/api/checkThirdToken?token=${encodeURIComponent(token)}`, headers })
const seconds = (shift: number) => Math.floor(now().getTime() / 1000) + shift
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a login that another portal vouches for', () => {
  it('makes a customer the first time and finds him again', async () => {
    const first = await show(await issuer.token({ sub: 'wang', preferred_username: '王敏外贸' }))
    expect(first).toMatchObject({
      status: 200,
      body: { userinfo: { username: '王敏外贸', userType: 'customer', phone: null, email: null, pid: null } },
    })
    const again = await show(await issuer.token({ sub: 'wang', preferred_username: '另一个名字' }))
    expect(again.body.userinfo).toMatchObject({ username: '王敏外贸' })
    const privilege = await portal.call({ path: '/api/privilege', token: String(again.body.token) })
    expect(privilege).toMatchObject({ status: 200, body: { userinfo: { username: '王敏外贸' } } })
  })

  it('goes on while the portal may only be read, but makes no account then; the same token makes it afterwards', async () => {
    await show(await issuer.token({ sub: 'known', preferred_username: '老客户' }))
    const now = portal.clock.now().getTime()
    const actor = { userId: people.admin.id } as Actor
    await saveMaintenance(
      { ...portal.ctx, actor },
      { text: '升级中', from: now - 1, until: now + minute, readOnly: true },
    )
    expect((await show(await issuer.token({ sub: 'known' }))).status).toBe(200)
    const token = await issuer.token({ sub: 'unknown', preferred_username: '新来的客户' })
    expect(await show(token)).toMatchObject({ status: 503, body: { msg: '升级中' } })
    await removeMaintenance(portal.ctx)
    expect(await show(token)).toMatchObject({ status: 200, body: { userinfo: { username: '新来的客户' } } })
  })

  it('is no way into the back office', async () => {
    await show(await issuer.token({ sub: 'promoted', preferred_username: 'promoted' }))
    await portal.ctx.db.update(users).set({ userType: 'staff' }).where(eq(users.username, 'promoted'))
    expect(await show(await issuer.token({ sub: 'promoted' }))).toMatchObject(refusal)
  })

  it('keeps the rules of user names: who has none that is allowed and free gets one', async () => {
    for (const [sub, preferred_username] of [
      ['taken', 'demo'],
      ['short', '王'],
      ['mail', 'a@b.example'],
      ['none', undefined],
    ] as const) {
      const { body } = await show(await issuer.token({ sub, ...(preferred_username && { preferred_username }) }))
      expect((body.userinfo as { username: string }).username).toMatch(/^用户[a-z2-9]{10}$/)
    }
  })

  it('never opens an existing account by an equal phone or e-mail, and takes neither over', async () => {
    const claims = { sub: 'clever', email: 'demo@example.com', phone_number: '13800000001', preferred_username: 'demo' }
    const { body } = await show(await issuer.token(claims))
    expect(body.userinfo).toMatchObject({ phone: null, email: null })
    expect((body.userinfo as { username: string }).username).not.toBe('demo')
    const login = { username: '13800000001', password: 'Portal-demo-2026' }
    expect((await portal.call({ method: 'POST', path: '/api/login', body: login })).status).toBe(200)
  })

  it('is somebody else for another issuer with the same subject', async () => {
    const one = await show(await issuer.token({ sub: 'same' }))
    const two = await show(await other.token({ sub: 'same' }))
    const [a, b] = [one, two].map(({ body }) => (body.userinfo as { id: string }).id)
    expect(a).not.toBe(b)
  })

  it('makes one account of two first logins at once', async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, () => issuer.token({ sub: 'twice' })))
    const answers = await Promise.all(tokens.map((token) => show(token)))
    expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 200))
    expect(new Set(answers.map(({ body }) => (body.userinfo as { id: string }).id)).size).toBe(1)
  })
})

describe('several who come at once with one preferred name', () => {
  it('are all let in, one of them under that name', async () => {
    const subjects = ['first', 'second', 'third', 'fourth']
    const tokens = await Promise.all(subjects.map((sub) => issuer.token({ sub, preferred_username: '同名外贸' })))
    const answers = await Promise.all(tokens.map((token) => show(token)))
    expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 200))
    const names = answers.map(({ body }) => (body.userinfo as { username: string }).username)
    expect(names.filter((name) => name === '同名外贸')).toHaveLength(1)
    expect(new Set(names).size).toBe(subjects.length)
  })
})

describe('a token that is not believed', () => {
  const cases: Record<string, () => Promise<string>> = {
    'of an issuer that nobody configured': () => issuer.token({ iss: 'https://evil.example' }),
    'of an issuer that is switched off': () => off.token(),
    'in the name of another issuer': () => issuer.token({ iss: 'https://chamber.example' }),
    'for another audience': () => issuer.token({ aud: 'another-portal' }),
    'signed by another key of the same name': () => issuer.forged(),
    'signed by a key that nobody published': () => issuer.token({}, { kid: 'no-such-key' }),
    'with a path as the name of its key': () => issuer.token({}, { kid: '../../../../dev/null' }),
    'that has expired': () => issuer.token({ exp: seconds(-30), iat: seconds(-50) }),
    'that is not valid yet': () => issuer.token({ nbf: seconds(40) }),
    'from the future': () => issuer.token({ iat: seconds(40) }),
    'issued too long ago, though it has not expired': () => issuer.token({ iat: seconds(-90), exp: seconds(600) }),
    'without a number of its own': () => issuer.token({ jti: undefined }),
    'with an empty number': () => issuer.token({ jti: '' }),
    'without a subject': () => issuer.token({ sub: undefined }),
    'without an end': () => issuer.token({ exp: undefined }),
    'without a time of issue': () => issuer.token({ iat: undefined }),
    'with a huge subject': () => issuer.token({ sub: 'x'.repeat(300) }),
    'that is huge': () => issuer.token({ padding: 'x'.repeat(9_000) }),
    'that was cut': async () => (await issuer.token()).slice(0, -6),
    'without a signature': async () => `${(await issuer.token()).split('.').slice(0, 2).join('.')}.`,
    'that is no token': async () => 'abc',
    'that is a token in form only': async () => 'a.b.c',
    'with another text under the signature': async () => {
      const [head, , signature] = (await issuer.token()).split('.')
      const forged = part({
        iss: issuer.name,
        aud: 'one-chain-portal',
        sub: 'admin',
        jti: 'j',
        iat: seconds(0),
        exp: seconds(60),
      })
      return `${head}.${forged}.${signature}`
    },
    'with alg none': async () => {
      const [, payload] = (await issuer.token()).split('.')
      return `${part({ alg: 'none' })}.${payload}.`
    },
    'with alg None and the name of a key': async () => {
      const [, payload] = (await issuer.token()).split('.')
      return `${part({ alg: 'None', kid: issuer.publicKey().kid })}.${payload}.`
    },
    'signed with the public key as a shared secret (HS256)': async () => {
      const [, payload] = (await other.token()).split('.')
      const secret = await exportSPKI(
        (await importJWK({ ...other.publicKey(), ext: true }, 'RS256', { extractable: true })) as CryptoKey,
      )
      const signed = `${part({ alg: 'HS256', kid: other.publicKey().kid })}.${payload}`
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
    },
    'with a header that names its own key': async () => {
      const [, payload, signature] = (await issuer.forged()).split('.')
      return `${part({ alg: 'ES256', jwk: issuer.publicKey(), jku: 'https://evil.example/jwks' })}.${payload}.${signature}`
    },
  }

  it.each(Object.entries(cases))('%s: refused in the same words', async (_name, make) => {
    const before = (await portal.ctx.db.select().from(users)).length
    const token = await make()
    const { status, body } = await show(token)
    expect({ status, body }).toEqual(refusal)
    expect((await portal.ctx.db.select().from(users)).length).toBe(before)
    const log = portal.logged.join('\n')
    expect(log).toContain('third-party token refused')
    if (token.length > 20) expect(log).not.toContain(token.slice(-20))
  })

  it('is missing or doubled: a fault of the form', async () => {
    expect(await portal.call({ path: '/api/checkThirdToken' })).toMatchObject({
      status: 400,
      body: { status: 'U00400' },
    })
    expect((await portal.call({ path: '/api/checkThirdToken?token=a&token=b' })).status).toBe(400)
  })

  it('belongs to an account that was disabled', async () => {
    const { body } = await show(await issuer.token({ sub: 'disabled' }))
    const { id } = body.userinfo as { id: string }
    await portal.database.pool.query(`update user_account set status = 'disabled' where id = $1`, [id])
    const { status, body: second } = await show(await issuer.token({ sub: 'disabled' }))
    expect({ status, body: second }).toEqual(refusal)
  })
})

describe('a token opens one session', () => {
  it('and is refused when it is shown again', async () => {
    const token = await issuer.token()
    expect((await show(token)).status).toBe(200)
    const { status, body } = await show(token)
    expect({ status, body }).toEqual(refusal)
  })

  it('also when it is shown twelve times at once', async () => {
    const token = await issuer.token({ sub: 'parallel' })
    const answers = await Promise.all(Array.from({ length: 12 }, () => show(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(11)
  })

  it('is remembered until it would be refused anyway, and then forgotten', async () => {
    const token = await issuer.token()
    await show(token)
    portal.clock.advance(65_000)
    await sweepAccounts(portal.ctx)
    expect(await show(token)).toMatchObject({ status: 401 })
    portal.clock.advance(10 * minute)
    await sweepAccounts(portal.ctx)
    expect(await portal.ctx.db.select().from(usedThirdTokens)).toEqual([])
  })

  it('is accepted with clocks a few seconds apart', async () => {
    expect((await show(await issuer.token({ iat: seconds(8), nbf: seconds(8), exp: seconds(60) }))).status).toBe(200)
    expect((await show(await issuer.token({ iat: seconds(-60), exp: seconds(-5) }))).status).toBe(200)
  })
})

describe('the keys of an issuer', () => {
  it('are fetched again when one is unknown, but not at every stranger’s wish', async () => {
    const fetched = issuer.fetches()
    for (let tries = 0; tries < 20; tries += 1) await show(await issuer.token({}, { kid: `made-up-${tries}` }))
    expect(issuer.fetches() - fetched).toBeLessThanOrEqual(1)
  })

  it('rotate: the new one is believed, the withdrawn one is not', async () => {
    const fresh = await openIssuer(now, { name: 'https://rotating.example' })
    const file = await issuersFile([issuerEntry(fresh)])
    const app = await createTestApp({ domains: [accountsServer], authenticate, env: file.env })
    try {
      const path = async (token: Promise<string>) => `/api/checkThirdToken?token=${await token}`
      const old = await fresh.token()
      await fresh.rotate()
      expect((await app.call({ path: await path(fresh.token()) })).status).toBe(200)
      expect((await app.call({ path: `/api/checkThirdToken?token=${old}` })).status).toBe(401)
    } finally {
      await Promise.all([app.close(), fresh.close(), file.remove()])
    }
  })

  it.each([
    ['an error', { status: 500, body: 'no' }],
    ['a page instead of keys', { status: 200, body: '<html>' }],
    ['something that is no key set', { status: 200, body: '{"keys": 5}' }],
    ['a redirect', { status: 302, body: '' }],
    ['nothing at all', 'silence'],
  ] as const)('that answers %s cannot be judged: the same token may be shown again', async (_name, answer) => {
    const down = await openIssuer(now, { name: 'https://down.example' })
    const file = await issuersFile([issuerEntry(down)])
    const app = await createTestApp({ domains: [accountsServer], authenticate, env: file.env })
    try {
      const path = `/api/checkThirdToken?token=${await down.token()}`
      down.answerWith(answer)
      const refused = await app.call({ path })
      expect(refused).toMatchObject({
        status: 503,
        body: { status: 'U00500', msg: '暂时无法核对登录凭证，请稍后再试' },
      })
      expect(refused.headers['retry-after']).toBe('3')
      // A flood of tokens meanwhile is no flood of fetches.
      await Promise.all(Array.from({ length: 10 }, () => app.call({ path })))
      expect(down.fetches()).toBe(1)
      down.answerWith(undefined)
      await expect.poll(async () => (await app.call({ path })).status, { interval: 300 }).toBe(200)
    } finally {
      await Promise.all([app.close(), down.close(), file.remove()])
    }
  })
})

describe('a session that somebody else vouches for', () => {
  it('must be checked again after its time: U00016 with the address of its issuer, and the session ends with a logout', async () => {
    const { body } = await show(await issuer.token({ sub: 'recheck' }))
    const token = String(body.token)
    const ask = () => portal.call({ path: '/api/privilege', token })
    portal.clock.advance(29 * minute)
    expect((await ask()).status).toBe(200)
    portal.clock.advance(2 * minute)
    expect(await ask()).toMatchObject({ status: 401, body: { status: 'U00016', msg: checkAddress } })
    // What is open to everyone stays open, and a new token opens a new session for the same user.
    const again = await show(await issuer.token({ sub: 'recheck' }), { authorization: token })
    expect(again.body.userinfo).toMatchObject({ id: (body.userinfo as { id: string }).id })
    expect((await portal.call({ method: 'PUT', path: '/api/logout', token })).status).toBe(200)
    expect((await ask()).body).toMatchObject({ status: 'U00015' })
  })

  it('must be checked again at once when its issuer is switched off, and is gone when it is taken out', async () => {
    const { body } = await show(await other.token({ sub: 'standing' }))
    const token = String(body.token)
    const asked = async (entries: object[]) => {
      const file = await issuersFile(entries)
      const app = await createTestApp({ domains: [accountsServer], authenticate, env: file.env })
      try {
        const actor = await authenticate({ ...portal.ctx, config: app.services.config }, token)
        return actor === null ? 'gone' : (actor.recheckAt ?? 'open')
      } finally {
        await Promise.all([app.close(), file.remove()])
      }
    }
    const entry = issuerEntry({ name: other.name, jwks: 'https://chamber.example/keys' })
    expect(await asked([entry])).toBe('open')
    expect(await asked([{ ...entry, enabled: false }])).toBe(checkAddress)
    expect(await asked([])).toBe('gone')
  })

  it('is none of those that were opened with a password', async () => {
    const login = { username: 'demo', password: 'Portal-demo-2026' }
    const { body } = await portal.call({ method: 'POST', path: '/api/login', body: login })
    portal.clock.advance(7 * 60 * minute)
    expect((await portal.call({ path: '/api/privilege', token: String(body.token) })).status).toBe(200)
  })
})
