import { callsFor, noSuchId, type OwnedCalls } from '@portal/platform/testing'
import { openSession } from '../server/sessions.ts'

export const ownedCalls: OwnedCalls = async ({ portal, ownerId, owner }) => {
  // Not the session that the owner calls with: ending that one would sign him out of all the other calls.
  await openSession({ ...portal.ctx, userAgent: null, address: '127.0.0.1' }, { id: ownerId, userType: 'customer' })
  const { elements } = (await owner.send('GET', '/api/sessions')) as { elements: { id: string; current: boolean }[] }
  const theirs = elements.find(({ current }) => !current)?.id ?? ''
  return callsFor(
    { theirs, nobodys: noSuchId },
    { 'DELETE /api/sessions/{id}': (id) => ({ path: `/api/sessions/${id}` }) },
  )
}
