import { authenticate, seedPeople } from '@portal/accounts/server'
import { createCipher, demonstrationSteps, reseal } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from './domains.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate })
  const people = await seedPeople(portal.ctx)
  for (const { run } of demonstrationSteps(domains)) await run(portal.ctx, people)
}, 120_000)
afterAll(() => portal.close())

const [k1, k2] = [
  { id: 'k1', key: Buffer.alloc(32, 1) },
  { id: 'k2', key: Buffer.alloc(32, 2) },
]

it('knows where the sealed values of the domains stand: all of them are sealed with the new key', async () => {
  const dataKeys = [k2, k1]
  const { resealed, left } = await reseal(portal.services.db, { cipher: createCipher(dataKeys), dataKeys, domains })
  expect(resealed).toBeGreaterThan(50)
  expect(left).toEqual({})
}, 60_000)
