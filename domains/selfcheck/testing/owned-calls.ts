import { callsFor, noSuchId, type OwnedCalls } from '@portal/platform/testing'
import { selfCheckSample } from '../contract/samples.ts'

export const ownedCalls: OwnedCalls = async ({ owner }) => {
  const { id: theirs } = await owner.send('POST', '/api/selfChecks', { ...selfCheckSample, score: 56 })
  return callsFor(
    { theirs: String(theirs), nobodys: noSuchId },
    {
      'GET /api/selfChecks/{id}': (id) => ({ path: `/api/selfChecks/${id}` }),
      'DELETE /api/selfChecks/{id}': (id) => ({ path: `/api/selfChecks/${id}` }),
    },
  )
}
