import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { sendShared } from './shared-answer.ts'

const table = { rows: Array.from({ length: 300 }, (_, row) => `行 ${row}`) }

const start = () => {
  let checks = 0
  const app = Fastify()
  const check = (result: object) => {
    checks += 1
    return result
  }
  app.get('/table', (request, reply) => sendShared(request, reply, { seconds: 60, result: table, check }))
  app.get('/fresh', (request, reply) => sendShared(request, reply, { seconds: 60, result: { ...table }, check }))
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { get, checks: () => checks }
}

it('is worked out once where the handler answers the same object again', async () => {
  const { get, checks } = start()
  for (let call = 0; call < 3; call += 1) expect((await get('/table')).json()).toEqual(table)
  expect(checks()).toBe(1)
  for (let call = 0; call < 3; call += 1) expect((await get('/fresh')).json()).toEqual(table)
  expect(checks()).toBe(4)
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
