import { formOf, sampleFile } from '@portal/files/testing'
import { callsFor, noSuchId, type OwnedCalls } from '@portal/platform/testing'
import { basicSample } from '../contract/samples.ts'

export const ownedCalls: OwnedCalls = async ({ owner }) => {
  const record = await owner.send('POST', '/api/submitExhibitionInfo', basicSample)
  const consent = await owner.send('POST', '/api/consents', { purpose: 'travel-documents', policyVersion: '1' })
  const form = formOf({ files: [await sampleFile('jpg')], fieldName: 'file' })
  const original = await owner.upload('/api/file/uploadCzFile', form)
  const ofRecord = callsFor(
    { theirs: String(record.id), nobodys: noSuchId },
    {
      'GET /api/exhibitionInfoDetail': (id) => ({ path: `/api/exhibitionInfoDetail?id=${id}` }),
      'GET /api/evidence/looks': (id) => ({ path: `/api/evidence/looks?id=${id}` }),
      'POST /api/downloadTicket': (id) => ({ path: '/api/downloadTicket', body: { id } }),
      'POST /api/submitExhibitionInfo': (id) => ({
        path: '/api/submitExhibitionInfo',
        body: { ...basicSample, id },
      }),
      'POST /api/deleteExhibitionInfo': (id) => ({ path: '/api/deleteExhibitionInfo', body: { id } }),
    },
  )
  const ofOriginal = callsFor(
    { theirs: String(original.id), nobodys: noSuchId },
    {
      'POST /api/evidence/originals/{id}/open': (id) => ({ path: `/api/evidence/originals/${id}/open`, body: {} }),
    },
  )
  const ofConsent = callsFor(
    { theirs: String(consent.id), nobodys: noSuchId },
    { 'DELETE /api/consents/{id}': (id) => ({ path: `/api/consents/${id}` }) },
  )
  return [...ofOriginal, ...ofRecord, ...ofConsent]
}
