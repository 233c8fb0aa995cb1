import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let named: TestApp
let silent: TestApp
beforeAll(async () => {
  const env = { PUBLIC_URL: 'https://portal.example', SECURITY_CONTACT: 'mailto:security@portal.example' }
  named = await createTestApp({ domains: [], env })
  silent = await createTestApp({ domains: [] })
})
afterAll(async () => {
  await named.close()
  await silent.close()
})

const path = '/.well-known/security.txt'

it('tells finders of faults whom to write to, and for how long that holds', async () => {
  const { status, body, headers } = await named.call({ path })
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = String(body.text)
  expect(text).toContain('Contact: mailto:security@portal.example\n')
  expect(text).toContain('Canonical: https://portal.example/.well-known/security.txt\n')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(named.clock.now().getTime() + 30 * 24 * 3600 * 1000)
  expect(expires).toBeLessThan(named.clock.now().getTime() + 365 * 24 * 3600 * 1000)
})

it('is not there while the operator has named nobody', async () => {
  expect((await silent.call({ path })).status).toBe(404)
})
