import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { proofsServer } from '@portal/proofs/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditServer } from './index.ts'
import { sealCheck } from './seal-check.ts'
import { sealEntries } from './seal-entries.ts'
import { verifyChain } from './verify-chain.ts'

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, proofsServer, auditServer], authenticate })
  people = await createPeople(portal)
})
afterAll(() => portal.close())

const stateNow = async () => (await sealCheck.look(portal.ctx)).state
const actOnce = () =>
  portal.call({
    method: 'POST',
    path: `/api/admin/users/${people.demo.id}/status`,
    token: people.admin.token,
    body: { action: 'disable' },
  })

it('is unknown before the first check, and ok after one that found nothing', async () => {
  await actOnce()
  expect(await stateNow()).toBe('unknown')
  await sealEntries(portal.ctx)
  await verifyChain(portal.ctx, { whole: true })
  expect(await sealCheck.look(portal.ctx)).toMatchObject({ state: 'ok', text: expect.stringContaining('校验 1 条') })
})

it('warns where no check was made for more than a day, and is a fault where entries wait to be sealed', async () => {
  portal.clock.advance(27 * 3_600_000)
  expect(await stateNow()).toBe('warning')
  portal.clock.set(new Date())
  await actOnce()
  expect(await stateNow()).toBe('ok')
  portal.clock.advance(120_000)
  expect(await sealCheck.look(portal.ctx)).toMatchObject({ state: 'fault', text: expect.stringContaining('尚未封存') })
  await sealEntries(portal.ctx)
  expect(await stateNow()).toBe('ok')
})

it('is a fault that names the entry which was changed', async () => {
  await portal.database.pool.query(
    `alter table audit_entry disable trigger user; update audit_entry set note = 'other' where seq = 2;
      alter table audit_entry enable trigger user`,
  )
  await verifyChain(portal.ctx, { whole: true })
  expect(await sealCheck.look(portal.ctx)).toMatchObject({ state: 'fault', text: expect.stringContaining('第 2 条') })
})
