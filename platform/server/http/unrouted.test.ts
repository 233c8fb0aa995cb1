import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let pagesFolder = ''
let port = 0
beforeAll(async () => {
  pagesFolder = await mkdtemp(join(tmpdir(), 'portal-pages-'))
  await writeFile(join(pagesFolder, 'index.html'), '<!doctype html>')
  await writeFile(join(pagesFolder, '.csp.json'), '{"scripts":[],"styles":[]}')
  test = await createTestApp({ domains: [], options: { pagesFolder } })
  port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await test.close()
  await rm(pagesFolder, { recursive: true })
})

type Answer = { status: number; headers: string; body: Record<string, unknown> }

const send = async (text: string): Promise<Answer> => {
  const socket = connect(port, '127.0.0.1')
  let got = ''
  socket.on('data', (chunk) => {
    got += chunk
  })
  socket.write(text)
  await once(socket, 'close')
  const [headers = '', body = ''] = got.split('\r\n\r\n')
  return { status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body: JSON.parse(body) }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`

it.each([
  ['an address that cannot be decoded', get('/api/%'), 400, 'U00400'],
  ['half a character in an address', get('/a%ff'), 400, 'U00400'],
  ['a way out of the pages', get('//etc/passwd'), 404, 'U00404'],
  ['a name with NUL', get('/%00'), 404, 'U00404'],
  ['a name longer than any file', get(`/${'a'.repeat(9_000)}`), 404, 'U00404'],
  ['a file that is the build’s own', get('/.csp.json'), 404, 'U00404'],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nHost: y\r\nconnection: close\r\n\r\n', 400, 'U00400'],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'U00400'],
  ['an expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n', 417, 'U00400'],
  ['bytes that are no HTTP', 'HELLO\r\n\r\n', 400, 'U00400'],
  ['headers without measure', `GET / HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'U00413'],
])('answers %s like every failure', async (_name, text, http, status) => {
  const answer = await send(text)
  expect([answer.status, answer.body.status, answer.body.code]).toEqual([http, status, 'fail'])
  expect(answer.body.msg).toMatch(/\p{Script=Han}/u)
  expect(answer.headers).toMatch(/^x-request-id: [0-9a-f-]{36}\r?$/m)
  for (const header of ['content-security-policy', 'x-content-type-options: nosniff', 'cache-control: no-store']) {
    expect(answer.headers).toContain(header)
  }
})

it('a caller of HTTP/1.0 need not name a host', async () => {
  const socket = connect(port, '127.0.0.1')
  let got = ''
  socket.on('data', (chunk) => {
    got += chunk
  })
  socket.write('GET /healthz HTTP/1.0\r\n\r\n')
  await once(socket, 'close')
  expect(got).toContain('200 OK')
})
