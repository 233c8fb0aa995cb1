import type { SignedInCtx } from '@portal/platform/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRequestsApp, type RequestsApp } from '../../testing/requests-app.ts'
import { queueCount } from './queue-count.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

it('a kept filter counts what the queue lists under it', async () => {
  const first = await portal.submitted()
  await portal.submitted()
  await portal.desk('accept', first)
  const { id: userId, token } = portal.people.staff
  const actor = {
    userId,
    sessionId: '',
    userType: 'staff',
    topAdministrator: false,
    mustChangePassword: false,
  } as const
  const caller = { address: '', token: null, device: null, userAgent: null, purviews: [], permissions: [] }
  const ctx: SignedInCtx = { ...portal.ctx, ...caller, actor }
  const listed = (await portal.call({ path: '/api/admin/requests?state=2&businessType=7', token })).body.totalElements
  expect(await queueCount.count(ctx, { state: '2', type: '7', sort: 'due' })).toBe(listed)
  expect(listed).toBe(1)
  expect(await queueCount.count(ctx, { view: 'mine' })).toBe(1)
  expect(await queueCount.count(ctx, { view: 'everything' })).toBeNull()
  expect(await queueCount.count(ctx, { assignee: 'somebody' })).toBeNull()
})
