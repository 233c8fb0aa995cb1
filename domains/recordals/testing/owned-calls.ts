import { callsFor, noSuchId, type OwnedCalls } from '@portal/platform/testing'
import { savedListener } from '../server/saved/saved-server.ts'
import { arrive } from './arrive.ts'
import { recordalSample } from './recordal-sample.ts'

/** Calls for a watched recordal that an import has just brought. */
export const ownedCalls: OwnedCalls = async ({ portal, owner }) => {
  const body = { kind: 'own', watched: recordalSample.recordNum, title: '演示' }
  const { id } = await owner.send('POST', '/api/recordalSearches', body)
  const importId = await arrive(portal.ctx, [recordalSample])
  await savedListener.react(portal.ctx, { importId }, { id: '1', at: portal.clock.now() })
  const { elements } = (await owner.send('GET', `/api/recordalSearches/${id}/hits`)) as { elements: { id: string }[] }
  return callsFor(
    { theirs: { id: String(id), hit: elements[0]?.id ?? '' }, nobodys: { id: noSuchId, hit: noSuchId } },
    {
      'PUT /api/recordalSearches/{id}': (known) => ({
        path: `/api/recordalSearches/${known.id}`,
        body: { title: '演示', paused: false },
      }),
      'GET /api/recordalSearches/{id}/hits': (known) => ({ path: `/api/recordalSearches/${known.id}/hits` }),
      'GET /api/recordalSearches/{id}/hits/{hitId}': (known) => ({
        path: `/api/recordalSearches/${known.id}/hits/${known.hit}`,
      }),
      'DELETE /api/recordalSearches/{id}': (known) => ({ path: `/api/recordalSearches/${known.id}` }),
    },
  )
}
