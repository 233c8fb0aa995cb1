import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { proofsServer } from '@portal/proofs/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anchorHead } from './anchor-head.ts'
import { auditServer } from './index.ts'
import { sealEntries } from './seal-entries.ts'
import { verifyChain, viewVerification } from './verify-chain.ts'

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, proofsServer, auditServer], authenticate })
  people = await createPeople(portal)
})
afterAll(() => portal.close())

const act = async () => {
  const body = { login_style: 1, disabled_update_pass: [] }
  await portal.call({ method: 'PUT', path: '/api/admin/settings', token: people.admin.token, body })
  await sealEntries(portal.ctx)
}
const check = async (whole: boolean) => {
  portal.clock.advance(1_000)
  await verifyChain(portal.ctx, { whole })
  return viewVerification(portal.ctx)
}

it('goes on each night from the newest head that was proved, and reads all after a fault and once a week', async () => {
  for (let time = 0; time < 3; time += 1) await act()
  await anchorHead(portal.ctx)
  // Before the first check nothing is proved.
  expect(await check(false)).toMatchObject({ ok: true, fromSeq: 0, entries: 3 })
  await act()
  expect(await check(false)).toMatchObject({ ok: true, fromSeq: 3, entries: 1 })
  await anchorHead(portal.ctx)
  await act()
  expect(await check(false)).toMatchObject({ ok: true, fromSeq: 4, entries: 1 })
  expect(await check(true)).toMatchObject({ ok: true, fromSeq: 0, entries: 5 })

  await portal.database.pool.query(
    `alter table audit_entry disable trigger user; update audit_entry set note = '别的' where seq = 2;
     alter table audit_entry enable trigger user`,
  )
  expect(await check(true)).toMatchObject({ ok: false, firstBad: 2 })
  expect(await check(false)).toMatchObject({ ok: false, firstBad: 2, fromSeq: 0 })
})
