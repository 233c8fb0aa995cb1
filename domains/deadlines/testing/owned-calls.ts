import { callsFor, noSuchId, type OwnedCalls } from '@portal/platform/testing'

export const ownedCalls: OwnedCalls = async ({ owner }) => {
  const own = { title: '答复通知', dueOn: '2026-12-31' }
  const { id: theirs } = await owner.send('POST', '/api/deadlines', own)
  const at = (id: string) => `/api/deadlines/${id}`
  return callsFor(
    { theirs: String(theirs), nobodys: noSuchId },
    {
      'GET /api/deadlines/{id}': (id) => ({ path: at(id) }),
      'PUT /api/deadlines/{id}': (id) => ({ path: at(id), body: { ...own, version: 1 } }),
      'POST /api/deadlines/{id}/override': (id) => ({
        path: `${at(id)}/override`,
        body: { version: 1, dueOn: '2026-12-30', reason: '提前办理' },
      }),
      'POST /api/deadlines/{id}/done': (id) => ({ path: `${at(id)}/done`, body: { version: 1 } }),
      'POST /api/deadlines/{id}/reopen': (id) => ({ path: `${at(id)}/reopen`, body: { version: 1 } }),
      'POST /api/deadlines/{id}/acknowledge': (id) => ({ path: `${at(id)}/acknowledge`, body: { version: 1 } }),
      'DELETE /api/deadlines/{id}': (id) => ({ path: at(id) }),
    },
  )
}
