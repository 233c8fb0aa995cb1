import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../../contract/api.ts'
import { toastStore } from '../ui/toast-store.ts'
import { call } from './call.ts'
import { type CallError, isCallError } from './call-error.ts'
import { callSettings, configureCalls } from './call-settings.ts'
import { newKey } from './new-key.ts'
import { pageUrl } from './request-headers.ts'
import { setSession } from './session.ts'

const list = {
  method: 'GET',
  path: '/api/cases/{id}',
  access: 'signedIn',
  summary: 'a case',
  params: z.object({ id: z.string() }),
  query: z.object({ state: z.optional(z.number()), kinds: z.array(z.string()) }),
  reply: z.object({ ok: z.boolean() }),
} as const satisfies Endpoint
const submit = {
  method: 'POST',
  path: '/api/submit',
  access: 'signedIn',
  summary: 'submits',
  submits: true,
  body: z.object({ name: z.string() }),
  reply: z.object({ ok: z.boolean() }),
} as const satisfies Endpoint

type Answer = (request: IncomingMessage, response: ServerResponse) => void
let answer: Answer
let seen: { url: string; headers: IncomingMessage['headers']; body: string }[]
let server: Server
const ended = vi.fn()
const navigate = vi.fn()

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    seen.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureCalls({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, navigate })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  seen = []
  answer = json(200, { ok: true })
  setSession({ token: () => 'token-1', device: () => 'device-1', onEnded: ended })
  window.location.hash = '#/home/exhibition?name=秘密'
})
afterEach(() => {
  vi.clearAllMocks()
  window.location.hash = ''
})

const failure = async (work: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!isCallError(error)) throw new Error(`not a CallError: ${String(error)}`)
  return error
}

describe('a call', () => {
  it('fills the path, leaves empty query values out, and tells who asks from which page without its query', async () => {
    await call(list, { params: { id: 'a/1' }, query: { state: undefined, kinds: ['x', 'y'] } })
    expect(seen[0]?.url).toBe('/api/cases/a%2F1?kinds=x&kinds=y')
    expect(seen[0]?.headers).toMatchObject({ authorization: 'token-1', 'x-device': 'device-1' })
    expect(seen[0]?.headers['x-page-url']).toBe('/#/home/exhibition')
    expect(seen[0]?.headers['idempotency-key']).toBeUndefined()
  })

  it('takes what the document has asked for already, once, and not a failure that may pass', async () => {
    const url = `${callSettings().baseUrl}/api/cases/1?kinds=x`
    const ask = () => call(list, { params: { id: '1' }, query: { state: undefined, kinds: ['x'] } })
    window.asked = { url, answer: Promise.resolve(Response.json({ ok: false })) }
    expect(await ask()).toEqual({ ok: false })
    expect(await ask()).toEqual({ ok: true })
    window.asked = { url, answer: Promise.resolve(Response.json({}, { status: 503 })) }
    expect(await ask()).toEqual({ ok: true })
    expect(seen).toHaveLength(2)
    const missing = { status: 'U00404', code: 'fail', msg: '没有这条记录' }
    window.asked = { url, answer: Promise.resolve(Response.json(missing, { status: 404 })) }
    expect(await failure(ask())).toMatchObject({ http: 404, msg: '没有这条记录' })
    expect(seen).toHaveLength(2)
  })

  it('sends a submission as JSON with its key', async () => {
    await call(submit, { body: { name: '甲' } }, { key: 'k1' })
    expect(seen[0]).toMatchObject({ body: '{"name":"甲"}', headers: { 'idempotency-key': 'k1' } })
  })

  it('answers the fields, the request id and the wait of a refusal', async () => {
    const fields = [{ path: 'name', msg: '请输入企业名称' }]
    const body = { status: 'U00400', code: 'fail', msg: '请输入企业名称', fields }
    answer = json(400, body, { 'x-request-id': 'r-1', 'retry-after': '7' })
    expect(await failure(call(submit, { body: { name: '' } }))).toMatchObject({
      kind: 'refused',
      http: 400,
      status: 'U00400',
      msg: '请输入企业名称',
      fields,
      requestId: 'r-1',
      retryAfter: 7,
    })
  })

  it.each([
    ['a page of a proxy', 502, '<html>Bad Gateway</html>'],
    ['a body without words', 500, { status: 'U00500' }],
    ['a success that is no JSON', 200, '<html>'],
  ])('says 系统繁忙，请稍后再试 for %s', async (_, status, body) => {
    answer = json(status, body)
    expect((await failure(call(submit, { body: { name: '甲' } }))).msg).toBe('系统繁忙，请稍后再试')
  })

  it('gives up after the time-out, also when only the body does not come', async () => {
    answer = (_, response) => {
      response.writeHead(200)
      response.write('{')
    }
    expect(await failure(call(submit, { body: { name: '甲' } }, { timeoutMs: 80 }))).toMatchObject({ kind: 'timeout' })
  })

  it('words a dead network, and stays quiet about what the caller cancelled', async () => {
    answer = (request) => request.socket.destroy()
    expect(await failure(call(submit, { body: { name: '甲' } }))).toMatchObject({ kind: 'network', http: 0 })
    const abort = new AbortController()
    abort.abort()
    const cancelled = await failure(call(submit, { body: { name: '甲' } }, { signal: abort.signal }))
    expect(cancelled.kind).toBe('aborted')
  })
})

describe('a refused session', () => {
  it('ends on U00015 with the words of the server', async () => {
    answer = json(401, { status: 'U00015', msg: '您的账号已在别处登录' })
    expect((await failure(call(submit, { body: { name: '甲' } }))).kind).toBe('session')
    expect(ended).toHaveBeenCalledExactlyOnceWith('ended', '您的账号已在别处登录')
  })

  it('ends where the desk asks for a call that no endpoint serves, and not for a record that is not there', async () => {
    answer = json(404, { status: 'U00404', code: 'no-route', msg: '没有这个地址' })
    expect((await failure(call(submit, { body: { name: '甲' } }))).kind).toBe('session')
    expect(ended).toHaveBeenCalledExactlyOnceWith('ended', '登录已失效，请重新登录')
    answer = json(404, { status: 'U00404', code: 'fail', msg: '业务不存在' })
    expect((await failure(call(submit, { body: { name: '甲' } }))).kind).toBe('refused')
    expect(ended).toHaveBeenCalledOnce()
  })

  const check = 'https://sso.example/check?service=portal'

  it('goes to the configured address on U00016 with a warning', async () => {
    configureCalls({ recheckAddresses: async () => [check] })
    answer = json(401, { status: 'U00016', msg: check })
    expect((await failure(call(submit, { body: { name: '甲' } }))).kind).toBe('session')
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith(check))
    expect(ended).toHaveBeenCalledExactlyOnceWith('leaving', expect.any(String))
    expect(toastStore.snapshot()).toMatchObject([{ text: expect.stringContaining('正在核对登录'), kind: 'warning' }])
  })

  it('does not go anywhere while another login is being taken over', async () => {
    setSession({ token: () => 'token-1', isArriving: () => true, onEnded: ended })
    answer = json(401, { status: 'U00016', msg: check })
    await failure(call(submit, { body: { name: '甲' } }))
    await vi.waitFor(() => expect(ended).toHaveBeenCalledExactlyOnceWith('leaving', expect.any(String)))
    expect(navigate).not.toHaveBeenCalled()
  })

  it.each([
    'javascript:alert(1)',
    'https://evil.example/',
    '//evil.example',
    '//sso.example/check?service=portal',
    'https://sso.example/check?service=other',
    `${check}#x`,
    ` ${check}`,
    '/sso/check',
    '',
    '请重新登录',
  ])('never goes to %j', async (msg) => {
    answer = json(401, { status: 'U00016', msg })
    await failure(call(submit, { body: { name: '甲' } }))
    await vi.waitFor(() =>
      expect(ended).toHaveBeenCalledExactlyOnceWith('recheck', expect.stringContaining('核对地址')),
    )
    expect(navigate).not.toHaveBeenCalled()
  })

  it('leaves the session alone where the refusal is about what was sent', async () => {
    answer = json(401, { status: 'U00015', msg: '登录凭证无效' })
    const error = await failure(call(submit, { body: { name: '甲' } }, { keepsSession: true }))
    expect([error.kind, error.msg]).toEqual(['refused', '登录凭证无效'])
    expect(ended).not.toHaveBeenCalled()
  })
})

it('makes keys that differ, without randomUUID', () => {
  const keys = new Set(Array.from({ length: 200 }, newKey))
  expect(keys.size).toBe(200)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

it('cuts the page address to 512 characters', () => {
  expect(pageUrl({ pathname: '/', hash: `#/${'a'.repeat(600)}` })).toHaveLength(512)
})
