import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notes, noteTable } from '../../testing/sample-domain.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const person = { sessionId: 's', topAdministrator: false, mustChangePassword: false } as const
const actors = {
  customer: { ...person, userId: '1', userType: 'customer' },
  staff: { ...person, userId: '2', userType: 'staff' },
  admin: { ...person, userId: '3', userType: 'staff', topAdministrator: true },
  newcomer: { ...person, userId: '4', userType: 'customer', mustChangePassword: true },
} as const

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ domains: [notes], actors })
  await test.database.pool.query(noteTable)
})
afterAll(() => test.close())

const write = (token: string, body: unknown, headers: Record<string, string> = {}) =>
  test.call({ method: 'POST', path: '/api/notes', token, body, headers })

describe('answers', () => {
  it('holds every failure of a form in its order, the first as the message', async () => {
    const { status, body } = await write('customer', { text: '一二三四五六' })
    expect(status).toBe(400)
    expect(body).toEqual({
      status: 'U00400',
      code: 'fail',
      msg: '请输入标题',
      fields: [
        { path: 'title', msg: '请输入标题' },
        { path: 'text', msg: '最多输入5个字' },
      ],
    })
  })

  it('takes null as missing and counts an emoji as one', async () => {
    expect((await write('customer', { title: null, text: 'x' })).body.msg).toBe('请输入标题')
    expect((await write('customer', { title: 'a', text: '😀😀😀😀😀' })).status).toBe(200)
  })

  it('strips what the reply does not declare', async () => {
    expect(Object.keys((await write('customer', { title: 'a', text: 'b' })).body)).toEqual(['id'])
  })

  it.each([
    ['text', 'text/plain', 'x'],
    ['broken JSON', 'application/json', '{"title":'],
    ['a list', 'application/json', '[1]'],
    ['a form', 'application/x-www-form-urlencoded', 'title=a&text=b'],
    ['a polluted object', 'application/json', '{"__proto__":{"title":"a"},"text":"b"}'],
  ])('refuses %s as a body with U00400 and stores nothing', async (_name, type, payload) => {
    const before = await test.call({ path: '/api/notes' })
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/notes',
      headers: { authorization: 'customer', 'content-type': type },
      payload,
    })
    expect([response.statusCode, response.json().status]).toEqual([400, 'U00400'])
    expect((await test.call({ path: '/api/notes' })).body).toEqual(before.body)
  })

  it('refuses a body over 1 MB with U00413', async () => {
    const { status, body } = await write('customer', { title: 'a', text: 'x'.repeat(1_100_000) })
    expect([status, body.status]).toEqual([413, 'U00413'])
  })

  it('does not look at the body of a call that takes none', async () => {
    const burn = (type: string, payload: string) =>
      test.app.inject({
        method: 'DELETE',
        url: '/api/admin/notes',
        headers: { authorization: 'admin', 'content-type': type },
        payload,
      })
    expect((await burn('text/plain', 'x')).statusCode).toBe(200)
    expect((await burn('application/json', '{"half')).statusCode).toBe(200)
    const nowhere = { method: 'POST', url: '/api/nothing', headers: { 'content-type': 'text/plain' } } as const
    expect((await test.app.inject({ ...nowhere, payload: 'x' })).statusCode).toBe(404)
  })

  it('refuses a query value that comes twice', async () => {
    expect((await test.call({ path: '/api/notes?word=a&word=b' })).status).toBe(400)
  })

  it('answers an unforeseen fault without details and logs it without personal numbers', async () => {
    const { status, body, headers } = await test.call({ path: '/api/notes/slip?token=secret' })
    expect([status, body]).toEqual([500, { status: 'U00500', code: 'fail', msg: '系统繁忙，请稍后再试' }])
    const lines = test.logged.filter((line) => line.includes(String(headers['x-request-id']))).join('')
    expect(lines).toContain('met a fault')
    expect(lines).not.toMatch(/13800138000|110101199003071234|secret/)
  })

  it('keeps cacheable answers with an ETag, everything else out of caches', async () => {
    const first = await test.call({ path: '/api/notes' })
    expect(first.headers['cache-control']).toBe('public, max-age=60')
    const again = await test.call({ path: '/api/notes', headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.status).toBe(304)
    const throughProxy = { 'if-none-match': `"other", W/${String(first.headers.etag)}` }
    expect((await test.call({ path: '/api/notes', headers: throughProxy })).status).toBe(304)
    expect((await test.call({ path: '/healthz' })).headers['cache-control']).toBe('no-store')
    expect((await write('customer', { title: 'a', text: 'b' })).headers['cache-control']).toBe('no-store')
  })
})

it('turns calls away with 503 and Retry-After while the database is crowded, and stays alive', async () => {
  test.services.isCrowded = () => true
  const { status, body, headers } = await write('customer', { title: 'a', text: 'b' })
  expect([status, body.status, headers['retry-after']]).toEqual([503, 'U00500', '3'])
  expect((await test.call({ path: '/healthz' })).status).toBe(200)
  test.services.isCrowded = () => false
  expect((await write('customer', { title: 'a', text: 'b' })).status).toBe(200)
})

describe('access', () => {
  it.each([
    ['POST', '/api/notes', { none: 401, customer: 400, staff: 400, admin: 400, newcomer: 403 }],
    ['GET', '/api/admin/notes', { none: 401, customer: 403, staff: 200, admin: 200, newcomer: 403 }],
    ['DELETE', '/api/admin/notes', { none: 401, customer: 403, staff: 403, admin: 200, newcomer: 403 }],
    ['GET', '/api/admin/nothing', { none: 401, customer: 403, staff: 404, admin: 404, newcomer: 403 }],
  ])('%s %s', async (method, path, expected) => {
    const seen: Record<string, number> = {}
    for (const token of Object.keys(expected)) seen[token] = (await test.call({ method, path, token })).status
    expect(seen).toEqual(expected)
  })

  it('says that only the administrator may, and marks an unknown address of the back office', async () => {
    expect((await test.call({ method: 'DELETE', path: '/api/admin/notes', token: 'staff' })).body.msg).toBe(
      '只有管理员才能操作！',
    )
    expect((await test.call({ path: '/api/admin/nothing', token: 'staff' })).body.code).toBe('no-route')
    expect((await test.call({ path: '/api/nothing', token: 'staff' })).body.code).toBe('fail')
  })

  it('accepts a leading Bearer', async () => {
    expect((await test.call({ path: '/api/admin/notes', token: 'Bearer staff' })).status).toBe(200)
  })
})

describe('headers', () => {
  it.each(['/api/notes', '/api/notes/slip', '/api/nothing', '/healthz', '/nothing'])('protect %s', async (path) => {
    const { headers } = await test.call({ path })
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'wasm-unsafe-eval';.*object-src 'none'/)
    expect(headers['content-security-policy']).not.toContain('unsafe-inline')
    expect(headers['content-security-policy']).toContain(
      "require-trusted-types-for 'script';trusted-types portal-first-view portal-markup portal-worker dompurify ProseMirrorClipboard 'allow-duplicates'",
    )
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin' })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('add transport security where the portal is reached over https', async () => {
    const secure = await createTestApp({ domains: [], env: { PUBLIC_URL: 'https://portal.example' } })
    const { headers } = await secure.call({ path: '/healthz' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    await secure.close()
  })
})

describe('pages on another host', () => {
  const preflight = (app: TestApp['app'], origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/api/notes',
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' },
    })

  it('may make every call where their host is listed, others none', async () => {
    const open = await createTestApp({ domains: [notes], env: { CORS_ORIGINS: 'https://pages.example' } })
    const { headers } = await preflight(open.app, 'https://pages.example')
    expect(headers['access-control-allow-origin']).toBe('https://pages.example')
    expect(headers['access-control-allow-credentials']).toBe('true')
    expect(headers['access-control-allow-headers']).toContain('authorization')
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      expect(headers['access-control-allow-methods']).toContain(method)
    }
    const answer = await open.call({ path: '/healthz', headers: { origin: 'https://pages.example' } })
    expect(answer.headers['access-control-expose-headers']).toMatch(/retry-after.*x-request-id/)
    const stranger = await preflight(open.app, 'https://pages.example.evil.test')
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined()
    expect((await preflight(test.app, 'https://pages.example')).headers['access-control-allow-origin']).toBeUndefined()
    await open.close()
  })
})

describe('operations', () => {
  it('is alive and ready', async () => {
    expect((await test.call({ path: '/healthz' })).body).toEqual({ status: 'ok' })
    expect((await test.call({ path: '/readyz' })).body).toEqual({ status: 'ready' })
  })

  it('is not ready while it stops, yet answers, and asks callers to take their next call elsewhere', async () => {
    const leaving = await createTestApp({ domains: [], options: { isStopping: () => true } })
    const { status, headers } = await leaving.call({ path: '/readyz' })
    expect([status, headers['retry-after'], headers.connection]).toEqual([503, '5', 'close'])
    const alive = await leaving.call({ path: '/healthz' })
    expect([alive.status, alive.headers.connection]).toEqual([200, 'close'])
    expect((await test.call({ path: '/healthz' })).headers.connection).not.toBe('close')
    await leaving.close()
  })

  it('gives metrics to loopback, but not through a proxy', async () => {
    expect((await test.call({ path: '/metrics' })).status).toBe(200)
    expect((await test.call({ path: '/metrics', headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(403)
  })

  it('publishes the contract from the tables', async () => {
    const { body } = await test.call({ path: '/api/openapi.json' })
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/notes': { post: { operationId: 'write', 'x-access': 'signedIn' }, get: { operationId: 'count' } },
      },
    })
    expect((await test.app.inject('/api/docs')).body).toContain('POST /api/notes')
  })
})
