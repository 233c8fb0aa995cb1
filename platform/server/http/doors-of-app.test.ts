import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineApi } from '../../contract/api.ts'
import { defineErrors } from '../../contract/errors.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { ServerDomain } from '../domain.ts'
import { bindRoutes } from './routes.ts'

const api = defineApi(defineErrors({}), {
  check: {
    method: 'POST',
    path: '/api/checks',
    access: 'public',
    summary: 'checks a file, or a word about it',
    body: z.object({ word: z.prefault(z.string(), '') }),
    upload: () => ({ bytes: 1_000, msg: 'too large' }),
    orJson: true,
    reply: z.object({ bytes: z.nullable(z.number()), word: z.string() }),
  },
})

const checks: ServerDomain = {
  name: 'checks',
  routes: bindRoutes(api, {
    check: async (_ctx, { upload, body }) => ({ bytes: upload?.size ?? null, word: body.word }),
  }),
  redirects: [{ from: '/c/:no', to: ({ no = '' }) => `/#/check?no=${encodeURIComponent(no)}` }],
}

let portal: TestApp
beforeAll(async () => {
  portal = await createTestApp({ domains: [checks] })
})
afterAll(() => portal.close())

describe('a short address', () => {
  it('leads to its page, whatever stands in it', async () => {
    const { status, headers } = await portal.call({ path: `/c/${encodeURIComponent('A?&#1')}` })
    expect([status, headers.location]).toEqual([302, '/#/check?no=A%3F%26%231'])
  })
})

describe('an upload whose file may be left out', () => {
  it('takes JSON in its place', async () => {
    const { status, body } = await portal.call({ method: 'POST', path: '/api/checks', body: { word: '甲' } })
    expect([status, body]).toEqual([200, { bytes: null, word: '甲' }])
  })

  it('takes the file, and its form fields', async () => {
    const lines = [
      '--b\r\nContent-Disposition: form-data; name="word"\r\n\r\nx\r\n',
      '--b\r\nContent-Disposition: form-data; name="f"; filename="a.bin"\r\n\r\n12345\r\n--b--\r\n',
    ]
    const response = await portal.app.inject({
      method: 'POST',
      url: '/api/checks',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: lines.join(''),
    })
    expect(response.json()).toEqual({ bytes: 5, word: 'x' })
  })

  it('takes nothing else, and says so', async () => {
    const response = await portal.app.inject({
      method: 'POST',
      url: '/api/checks',
      headers: { 'content-type': 'application/octet-stream' },
      payload: '12345',
    })
    expect([response.statusCode, response.json().msg]).toEqual([400, '请选择要上传的文件'])
  })
})
