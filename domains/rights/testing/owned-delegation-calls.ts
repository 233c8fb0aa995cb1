import { createProvider } from '@portal/accounts/testing'
import { shanghaiDayOf } from '@portal/platform/contract'
import { callsFor, noSuchId, type OwnedCalls } from '@portal/platform/testing'
import { rightSample } from '../contract/samples.ts'

/** The calls for the delegations that an owner has given to an agency which is none of the callers. */
export const ownedDelegationCalls: OwnedCalls = async ({ portal, owner }) => {
  const username = 'delegate'
  await createProvider(portal, username, { approved: true })
  const today = shanghaiDayOf(portal.ctx.now())
  const offer = { username, scope: 'view', from: today, until: today }
  const made = await owner.send('POST', '/api/rights', { ...rightSample, registerNum: '90000002' })
  const right = String(made.id)
  const another = await owner.send('POST', '/api/rights', { ...rightSample, registerNum: '90000003' })
  const { id } = await owner.send('POST', `/api/rights/${another.id}/delegations`, offer)
  const ofRight = callsFor(
    { theirs: right, nobodys: noSuchId },
    {
      'POST /api/rights/{id}/delegations': (one) => ({ path: `/api/rights/${one}/delegations`, body: offer }),
      'GET /api/rights/{id}/delegations': (one) => ({ path: `/api/rights/${one}/delegations` }),
    },
  )
  // The owner may not answer his own offer, and takes it back in the end.
  const ofDelegation = callsFor(
    { theirs: String(id), nobodys: noSuchId },
    {
      'POST /api/delegations/{id}/accept': (one) => ({ path: `/api/delegations/${one}/accept`, body: {} }),
      'POST /api/delegations/{id}/decline': (one) => ({ path: `/api/delegations/${one}/decline`, body: {} }),
      'POST /api/delegations/{id}/revoke': (one) => ({ path: `/api/delegations/${one}/revoke`, body: {} }),
    },
  )
  return [...ofRight, ...ofDelegation]
}
