import { formOf, sampleFile } from '@portal/files/testing'
import { callsFor, noSuchId, type OwnedCalls } from '@portal/platform/testing'
import { rightSample } from '../contract/samples.ts'
import { ownedDelegationCalls } from './owned-delegation-calls.ts'
import { ownedImportCalls } from './owned-import-calls.ts'

const recordal = { recordNum: 'T2026-1', recordBeginDate: '2026-01-01', recordEndDate: '2036-01-01' }

export const ownedCalls: OwnedCalls = async (stage) => {
  const { owner } = stage
  const { id } = await owner.send('POST', '/api/rights', { ...rightSample, registerNum: '90000001' })
  const right = `/api/rights/${id}`
  const form = formOf({ files: [await sampleFile('pdf')], before: { purpose: 'right-paper' } })
  const upload = async () => (await owner.upload('/api/file/upload', form)).url
  const [url, another] = [await upload(), await upload()]
  const { id: paper } = await owner.send('POST', `${right}/papers`, { kind: 'certificate', url })
  const { id: kept } = await owner.send('POST', `${right}/recordals`, recordal)
  const ofRight = callsFor(
    { theirs: String(id), nobodys: noSuchId },
    {
      'GET /api/rights/{id}': (one) => ({ path: `/api/rights/${one}` }),
      'PUT /api/rights/{id}': (one) => ({ path: `/api/rights/${one}`, body: { ...rightSample, version: 1 } }),
      'GET /api/rights/{id}/coverage': (one) => ({ path: `/api/rights/${one}/coverage` }),
      'GET /api/rights/{id}/trail': (one) => ({ path: `/api/rights/${one}/trail` }),
      'GET /api/rights/{id}/prefill': (one) => ({ path: `/api/rights/${one}/prefill?form=request-1` }),
      'POST /api/rights/{id}/verification': (one) => ({ path: `/api/rights/${one}/verification`, body: {} }),
      'POST /api/rights/{id}/recordals': (one) => ({ path: `/api/rights/${one}/recordals`, body: recordal }),
      'POST /api/rights/{id}/papers': (one) => ({
        path: `/api/rights/${one}/papers`,
        body: { kind: 'other', url: another },
      }),
    },
  )
  const ofPart = callsFor(
    {
      theirs: { right: String(id), paper: String(paper), recordal: String(kept) },
      nobodys: { right: noSuchId, paper: noSuchId, recordal: noSuchId },
    },
    {
      'POST /api/rights/{id}/papers/{paperId}/use': (one) => ({
        path: `/api/rights/${one.right}/papers/${one.paper}/use`,
        body: { purpose: 'filing-paper' },
      }),
      'DELETE /api/rights/{id}/papers/{paperId}': (one) => ({ path: `/api/rights/${one.right}/papers/${one.paper}` }),
      'DELETE /api/rights/{id}/recordals/{recordalId}': (one) => ({
        path: `/api/rights/${one.right}/recordals/${one.recordal}`,
      }),
    },
  )
  const removal = callsFor(
    { theirs: String(id), nobodys: noSuchId },
    { 'DELETE /api/rights/{id}': (one) => ({ path: `/api/rights/${one}` }) },
  )
  // The owner makes every call too, in this order: what is removed is asked for no more.
  const others = [...(await ownedDelegationCalls(stage)), ...(await ownedImportCalls(stage))]
  return [...ofRight, ...ofPart, ...removal, ...others]
}
