import { seedPatents } from '@portal/patentdata/testing'
import { callsFor, type OwnedCalls } from '@portal/platform/testing'
import { samplePn } from './answers.ts'

export const ownedCalls: OwnedCalls = async ({ portal, owner }) => {
  await portal.ctx.db.transaction((db) => seedPatents({ ...portal.ctx, db }))
  const { id } = await owner.send('GET', `/iprp_foreign/api/evaluateByPsn?pns=${samplePn}`)
  return callsFor(
    { theirs: String(id), nobodys: 'A'.repeat(22) },
    { 'DELETE /api/valuations/{id}': (of) => ({ path: `/api/valuations/${of}` }) },
  )
}
