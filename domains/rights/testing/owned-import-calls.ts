import { formOf } from '@portal/files/testing'
import { callsFor, noSuchId, type OwnedCalls } from '@portal/platform/testing'
import { csvOf, linesOf } from './right-lists.ts'

/** The calls for a list that its owner has handed in. */
export const ownedImportCalls: OwnedCalls = async ({ owner }) => {
  const { id } = await owner.upload('/api/rights/imports', formOf({ files: [csvOf(linesOf(1))] }))
  const imports = '/api/rights/imports'
  return callsFor(
    { theirs: String(id), nobodys: noSuchId },
    {
      'GET /api/rights/imports/{id}': (one) => ({ path: `${imports}/${one}` }),
      'POST /api/rights/imports/{id}/confirm': (one) => ({ path: `${imports}/${one}/confirm`, body: {} }),
    },
  )
}
