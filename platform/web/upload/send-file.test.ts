import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { configureCalls } from '../call/call-settings.ts'
import { setSession } from '../call/session.ts'
import { sendFile, sendFileTo } from './send-file.ts'
import { watchStall } from './stall-watch.ts'

let server: Server
let answer: (response: ServerResponse) => void
let seen: { headers: IncomingMessage['headers']; body: string } | undefined
const file = new File(['%PDF-1.7 demo'], '证明.pdf', { type: 'application/pdf' })
const options = () => ({ purpose: 'filing', signal: new AbortController().signal, onProgress: () => undefined })

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const origin = request.headers.origin ?? '*'
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-allow-headers', 'authorization, x-page-url')
    if (request.method === 'OPTIONS') return response.end()
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    seen = { headers: request.headers, body: Buffer.concat(parts).toString() }
    return answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureCalls({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const onEnded = vi.fn()
beforeEach(() => setSession({ token: () => 'token-1', onEnded }))

it('sends the purpose before the bytes, with the session, and answers what the server keeps', async () => {
  const stored = { id: '1', url: '/api/file/1', fileName: '证明.pdf', size: 13, sha256: 'x' }
  answer = (response) => response.end(JSON.stringify(stored))
  expect(await sendFile(file, options())).toEqual(stored)
  expect(seen?.headers.authorization).toBe('token-1')
  expect(seen?.body.indexOf('name="purpose"')).toBeGreaterThan(0)
  expect(seen?.body.indexOf('name="purpose"')).toBeLessThan(seen?.body.indexOf('name="fileData"') ?? 0)
  expect(seen?.body).toContain('%PDF-1.7 demo')
})

it('sends the fields of one file alone with it', async () => {
  answer = (response) => response.end(JSON.stringify({ id: '1' }))
  await sendFileTo('/', { fields: { slot: 'zhtwTwh' } })(file, { ...options(), fields: { copyOfSize: '5242880' } })
  expect(seen?.body).toMatch(/name="slot"\s+zhtwTwh[\s\S]+name="copyOfSize"\s+5242880[\s\S]+name="fileData"/)
})

it('rejects in the words of the server', async () => {
  answer = (response) => response.writeHead(415).end(JSON.stringify({ status: 'U00415', msg: '上传文件的格式不支持' }))
  await expect(sendFile(file, options())).rejects.toMatchObject({ http: 415, msg: '上传文件的格式不支持' })
})

it('takes a success without an id for a failure', async () => {
  answer = (response) => response.end('<html>')
  await expect(sendFile(file, options())).rejects.toMatchObject({ kind: 'refused', http: 502 })
})

it('ends the session when the server does', async () => {
  answer = (response) => response.writeHead(401).end(JSON.stringify({ status: 'U00015', msg: '登录已失效' }))
  await expect(sendFile(file, options())).rejects.toMatchObject({ kind: 'session' })
  expect(onEnded).toHaveBeenCalledExactlyOnceWith('ended', '登录已失效')
})

it('stands still no longer than it may', async () => {
  answer = () => undefined
  await expect(sendFile(file, { ...options(), stallMs: 120 })).rejects.toMatchObject({ kind: 'timeout' })
})

it('stops at once when told', async () => {
  const abort = new AbortController()
  answer = () => abort.abort()
  await expect(sendFile(file, { ...options(), signal: abort.signal })).rejects.toMatchObject({ kind: 'aborted' })
})

it('cuts what trickles under 8 KB/s over half a minute, though never standing still', () => {
  vi.useFakeTimers()
  const onStall = vi.fn()
  const watch = watchStall(10_000, onStall)
  for (let second = 1; second < 30; second += 1) {
    vi.advanceTimersByTime(1000)
    watch.progress(second * 1000)
  }
  expect(onStall).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(onStall).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(onStall).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
