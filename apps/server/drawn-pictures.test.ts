import { authenticate } from '@portal/accounts/server'
import { countAgainst } from '@portal/platform/server'
import { createTestApp, noSuchId, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from './domains.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate, env: { RATE_LIMITS: 'on' } })
})
afterAll(() => portal.close())

it('every call that draws a picture is counted with the others of its address', async () => {
  const paths = domains
    .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint.path))
    .filter((path) => /\/(view|thumbnail)$/.test(path))
  expect(paths.length).toBeGreaterThanOrEqual(4)
  const statuses = () =>
    Promise.all(paths.map(async (path) => [path, (await portal.call({ path: path.replace('{id}', noSuchId) })).status]))
  expect(await statuses()).toEqual(paths.map((path) => [path, 404]))
  const visitor = { ...portal.ctx, actor: null, address: '127.0.0.1' }
  await expect(countAgainst(visitor, 'views', { calls: 0, seconds: 60 })).rejects.toThrow()
  expect(await statuses()).toEqual(paths.map((path) => [path, 429]))
})
