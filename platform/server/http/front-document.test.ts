import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { ServerDomain } from '../domain.ts'

const html = (title: string) => `<!doctype html><html><head><title>${title}</title>
<meta property="og:title" content="/ 一链维权">
<meta property="og:image" content="/share.png">
<meta property="og:image:width" content="1200"></head><body><a href="/x">/share.png</a></body></html>`

let test: TestApp
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-front-'))
  await writeFile(join(folder, 'index.html'), html('一'))
  await writeFile(join(folder, 'admin.html'), html('后台'))
  test = await createTestApp({
    domains: [],
    env: { PUBLIC_URL: 'https://portal.test/a$&b' },
    options: { pagesFolder: folder },
  })
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })

it.each(['/', '/index.html', '/?from=singlemessage'])(
  '%s names the whole address of the share picture',
  async (url) => {
    const { body, headers, statusCode } = await get(url)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect(body).toBe(
      html('一').replace('content="/share.png"', () => 'content="https://portal.test/a$&amp;b/share.png"'),
    )
  },
)

it.each([
  ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
] as const)('comes compressed as %s', async (coding, open) => {
  const plain = await get('/')
  const answer = await get('/', { 'accept-encoding': coding })
  expect(answer.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' })
  expect(open(answer.rawPayload).toString()).toBe(plain.body)
})

it('is not sent again to whoever holds it, until it changes', async () => {
  const { etag } = (await get('/')).headers
  expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  await writeFile(join(folder, 'index.html'), html('二'))
  await utimes(join(folder, 'index.html'), 1, 1)
  const changed = await get('/', { 'if-none-match': String(etag) })
  expect([changed.statusCode, changed.body.includes('<title>二')]).toEqual([200, true])
})

it('may use the camera for itself; every other answer may ask nothing of a device', async () => {
  const policyOf = async (url: string) => (await get(url)).headers['permissions-policy']
  expect(await policyOf('/')).toMatch(/^camera=\(self\), .*microphone=\(\)/)
  expect(await policyOf('/admin.html')).toMatch(/^camera=\(\), /)
  expect(await policyOf('/healthz')).toMatch(/^camera=\(\), /)
})

it('answers HEAD, and leaves other pages as they are', async () => {
  expect((await test.app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200)
  expect((await get('/admin.html')).body).toBe(html('后台'))
  expect((await get('/assets/')).statusCode).toBe(404)
})

it('names the other hosts of calls, to which the policy then lets the pages connect', async () => {
  const hosts: ServerDomain = {
    name: 'hosts',
    routes: [],
    callHosts: () => ({ '/cms/': 'https://cms.example/a?"', '/api/': 'https://root.example' }),
  }
  const other = await createTestApp({ domains: [hosts], options: { pagesFolder: folder } })
  const { body, headers } = await other.app.inject({ url: '/' })
  expect(body).toContain(
    '<head><meta name="portal-hosts" content="[[&quot;/cms/&quot;,&quot;https://cms.example/a?\\&quot;&quot;],[&quot;/api/&quot;,',
  )
  expect(headers['content-security-policy']).toContain(";connect-src 'self' https://cms.example https://root.example;")
  await other.close()
})
