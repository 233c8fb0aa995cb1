import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople } from '@portal/accounts/testing'
import { createTestApp } from '@portal/platform/testing'
import { expect, it } from 'vitest'
import { createOperationsServer } from './index.ts'

it('staff read the outages by pages, the latest first; nobody else does', async () => {
  const portal = await createTestApp({ domains: [accountsServer, createOperationsServer(() => [])], authenticate })
  const people = await createPeople(portal)
  const read = (query: string, { token } = people.staff) => portal.call({ path: `/api/admin/outages${query}`, token })
  await portal.database.pool.query(`insert into outage (part, began_at, ended_at, goes_on) values
    ('portal', '2026-11-18 10:00+08', '2026-11-18 12:05+08', false),
    ('files', '2026-11-19 10:00+08', '2026-11-19 10:01+08', true)`)
  const [files, down] = [
    {
      part: 'files',
      from: Date.parse('2026-11-19T10:00+08:00'),
      to: Date.parse('2026-11-19T10:01+08:00'),
      goesOn: true,
    },
    { part: 'portal', from: Date.parse('2026-11-18T10:00+08:00'), goesOn: false },
  ]
  expect((await read('')).body).toMatchObject({ elements: [files, down], totalElements: 2 })
  expect((await read('?pgIndex=2&pgCount=1')).body).toMatchObject({ elements: [down], totalElements: 2 })
  expect((await read('', people.demo)).status).toBe(403)
  await portal.close()
})
