import { callsFor, noSuchId, type OwnedCalls } from '@portal/platform/testing'
import { factsSample } from '../contract/samples.ts'

const recorded = { version: 2, recordNum: 'T1', recordBeginDate: '2026-01-01', recordEndDate: '2036-01-01' }

export const ownedCalls: OwnedCalls = async ({ owner }) => {
  const { id: theirs } = await owner.send('POST', '/api/filings', {})
  return callsFor(
    { theirs: String(theirs), nobodys: noSuchId },
    {
      'GET /api/filings/{id}': (id) => ({ path: `/api/filings/${id}` }),
      'PUT /api/filings/{id}': (id) => ({ path: `/api/filings/${id}`, body: { ...factsSample, version: 1 } }),
      'POST /api/filings/{id}/take': (id) => ({ path: `/api/filings/${id}/take`, body: { format: 'docx' } }),
      'POST /api/filings/{id}/record': (id) => ({ path: `/api/filings/${id}/record`, body: recorded }),
      'DELETE /api/filings/{id}': (id) => ({ path: `/api/filings/${id}` }),
    },
  )
}
