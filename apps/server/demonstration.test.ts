import { authenticate, seedPeople } from '@portal/accounts/server'
import { demonstrationSteps } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemonstration } from './demonstration.ts'
import { domains } from './domains.ts'

const reversed = domains.toReversed()

let portal: TestApp
beforeAll(async () => {
  portal = await createTestApp({ domains: reversed, authenticate })
}, 60_000)
afterAll(() => portal.close())

it('every step of the demonstration runs by itself, whatever the order of the domains', {
  timeout: 120_000,
}, async () => {
  const steps = demonstrationSteps(reversed)
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
  const people = await seedPeople(portal.ctx)
  for (const { run } of steps) await run(portal.ctx, people)
  const { body } = await portal.call({ path: '/cms/api/directive/contentList?categoryId=37' })
  expect((body.page as { list: unknown[] }).list).not.toEqual([])
})

it('a database with accounts is left as it is', async () => {
  expect(await seedDemonstration(portal.ctx, reversed, () => undefined)).toBe(false)
})
