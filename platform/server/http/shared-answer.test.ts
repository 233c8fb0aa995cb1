import { randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { sendShared } from './shared-answer.ts'

const table = { rows: Array.from({ length: 300 }, (_, row) => `行 ${row}`) }

const start = () => {
  let checks = 0
  const app = Fastify()
  const scope = randomUUID()
  const check = (result: object) => {
    checks += 1
    return result
  }
  const shared = { seconds: 60, scope, check }
  app.get('/table', (request, reply) => sendShared(request, reply, { ...shared, result: table }))
  app.get('/again', (request, reply) => sendShared(request, reply, { ...shared, result: { ...table } }))
  app.get('/other', (request, reply) => sendShared(request, reply, { ...shared, result: { rows: [randomUUID()] } }))
  app.get('/elsewhere', (request, reply) =>
    sendShared(request, reply, { ...shared, scope: randomUUID(), result: { ...table } }),
  )
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { get, checks: () => checks }
}

it('is worked out once where the handler answers the same object again', async () => {
  const { get, checks } = start()
  const before = checks()
  for (let call = 0; call < 3; call += 1) expect((await get('/table')).json()).toEqual(table)
  expect(checks() - before).toBeLessThanOrEqual(1)
})

it('is worked out once where the handler says the same again, and anew for each other answer', async () => {
  const { get, checks } = start()
  for (let call = 0; call < 3; call += 1) expect((await get('/again')).json()).toEqual(table)
  expect(checks()).toBe(1)
  const others = [await get('/other'), await get('/other')]
  expect(checks()).toBe(3)
  expect(others[0]?.body).not.toBe(others[1]?.body)
  expect(others[0]?.headers.etag).not.toBe(others[1]?.headers.etag)
})

it('of one call is never taken for that of another, which may show less', async () => {
  const { get, checks } = start()
  await get('/again')
  await get('/elsewhere')
  expect(checks()).toBe(2)
})

it.each([
  ['br', true],
  ['gzip, deflate, br', true],
  ['gzip;q=1.0, br;q=0.5', true],
  ['br;q=0', false],
  ['br;q=0.0, gzip', false],
  ['gzip', false],
  ['brr', false],
  ['', false],
])('is compressed for who takes %s: %s', async (accepted, compressed) => {
  const { get } = start()
  const plain = await get('/table')
  const answer = await get('/table', { 'accept-encoding': accepted })
  expect(answer.headers['content-encoding']).toBe(compressed ? 'br' : undefined)
  expect(compressed ? brotliDecompressSync(answer.rawPayload).toString() : answer.body).toBe(plain.body)
  expect(answer.headers.etag).toBe(plain.headers.etag)
  if (compressed) expect(answer.headers.vary).toContain('accept-encoding')
})
