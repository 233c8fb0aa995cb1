import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineApi, plainText } from '../../contract/api.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { bindRoutes } from './routes.ts'

const api = defineApi(
  {},
  {
    notify: {
      method: 'POST',
      path: '/api/told',
      access: 'public',
      summary: 'is told',
      raw: { bytes: 64 },
      reply: plainText,
    },
    json: {
      method: 'POST',
      path: '/api/said',
      access: 'public',
      summary: 'is said',
      body: z.object({ word: z.string() }),
      reply: z.object({ word: z.string() }),
    },
  },
)

let portal: TestApp
beforeAll(async () => {
  const routes = bindRoutes(api, {
    notify: async (_ctx, { raw }) => `${raw.header('x-mark') ?? 'none'} ${raw.bytes.toString('hex')}`,
    json: async (_ctx, { body }) => body,
  })
  portal = await createTestApp({ domains: [{ name: 'told', routes }] })
})
afterAll(() => portal.close())

const tell = (payload: Buffer, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'POST', url: '/api/told', payload, headers })

it.each(['application/json', 'application/x-www-form-urlencoded', 'text/xml'])(
  'a call that takes its body raw gets each byte of %s, and answers a line of text',
  async (type) => {
    const bytes = Buffer.from([0x7b, 0x20, 0xff, 0x00, 0x0d, 0x0a])
    const { body, headers } = await tell(bytes, { 'content-type': type, 'x-mark': 'yes' })
    expect(body).toBe(`yes ${bytes.toString('hex')}`)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  },
)

it('a body of more bytes than the call takes is refused, and other calls still take JSON alone', async () => {
  expect((await tell(Buffer.alloc(65), { 'content-type': 'application/json' })).statusCode).toBe(413)
  expect((await tell(Buffer.alloc(0))).body).toBe('none ')
  expect((await portal.call({ method: 'POST', path: '/api/said', body: { word: 'yes' } })).body).toEqual({
    word: 'yes',
  })
  const other = await portal.app.inject({
    method: 'POST',
    url: '/api/said',
    payload: 'word=yes',
    headers: { 'content-type': 'text/plain' },
  })
  expect(other.statusCode).toBe(400)
})
