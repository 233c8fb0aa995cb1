import { formOf } from '@portal/files/testing'
import { seedPatents } from '@portal/patentdata/testing'
import { callsFor, noSuchId, type OwnedCalls } from '@portal/platform/testing'
import { samplePn } from './answers.ts'

export const ownedCalls: OwnedCalls = async ({ portal, owner }) => {
  await portal.ctx.db.transaction((db) => seedPatents({ ...portal.ctx, db }))
  const { id } = await owner.send('GET', `/iprp_foreign/api/evaluateByPsn?pns=${samplePn}`)
  const list = formOf({ files: [{ fileName: '名单.csv', bytes: Buffer.from(samplePn) }] })
  const batch = await owner.upload('/api/valuationBatches', list)
  return [
    ...callsFor(
      { theirs: String(id), nobodys: 'A'.repeat(22) },
      { 'DELETE /api/valuations/{id}': (of) => ({ path: `/api/valuations/${of}` }) },
    ),
    ...callsFor(
      { theirs: String(batch.id), nobodys: noSuchId },
      {
        'GET /api/valuationBatches/{id}': (of) => ({ path: `/api/valuationBatches/${of}` }),
        'GET /api/valuationBatches/{id}/result': (of) => ({ path: `/api/valuationBatches/${of}/result` }),
      },
    ),
  ]
}
