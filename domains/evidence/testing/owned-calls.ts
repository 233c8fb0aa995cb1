import { formOf, sampleFile } from '@portal/files/testing'
import { callsFor, noSuchId, type OwnedCalls, type OwnedStage } from '@portal/platform/testing'
import { basicSample } from '../contract/samples.ts'
import { importTemplate } from '../server/subsidy/import-template.ts'

/** One's own paper for a claim of subsidy, by the list that is supplied. */
const makePaper = async ({ portal, owner }: OwnedStage, evidenceId: string) => {
  await importTemplate(portal.ctx)
  const { list } = (await owner.send('GET', '/api/evidence/subsidy/templates')) as { list: { id: string }[] }
  const template = list[0]?.id ?? ''
  const file = await owner.upload('/api/file/upload', formOf({ files: [await sampleFile('jpg')] }))
  const named = { id: evidenceId, template }
  await owner.send('POST', '/api/evidence/subsidy/papers', { ...named, item: 'licence', url: file.url })
  const pack = await owner.send('GET', `/api/evidence/subsidy/pack?${new URLSearchParams(named)}`)
  const papers = (pack.items as { papers: { id: string }[] }[]).flatMap((item) => item.papers)
  return { template, fileId: String(file.id), paperId: papers[0]?.id ?? '' }
}

export const ownedCalls: OwnedCalls = async (stage) => {
  const { owner } = stage
  const record = await owner.send('POST', '/api/submitExhibitionInfo', basicSample)
  const consent = await owner.send('POST', '/api/consents', { purpose: 'travel-documents', policyVersion: '1' })
  const form = formOf({ files: [await sampleFile('jpg')], fieldName: 'file' })
  const original = await owner.upload('/api/file/uploadCzFile', form)
  const { template, fileId, paperId } = await makePaper(stage, String(record.id))
  const ofPaper = callsFor(
    { theirs: paperId, nobodys: noSuchId },
    { 'DELETE /api/evidence/subsidy/papers/{paperId}': (id) => ({ path: `/api/evidence/subsidy/papers/${id}` }) },
  )
  const ofRecord = callsFor(
    { theirs: { id: String(record.id), fileId }, nobodys: { id: noSuchId, fileId: noSuchId } },
    {
      'GET /api/exhibitionInfoDetail': ({ id }) => ({ path: `/api/exhibitionInfoDetail?id=${id}` }),
      'GET /api/evidence/looks': ({ id }) => ({ path: `/api/evidence/looks?id=${id}` }),
      'POST /api/downloadTicket': ({ id }) => ({ path: '/api/downloadTicket', body: { id } }),
      'GET /api/evidence/subsidy/pack': ({ id }) => ({
        path: `/api/evidence/subsidy/pack?id=${id}&template=${template}`,
      }),
      'POST /api/evidence/subsidy/papers': (known) => ({
        path: '/api/evidence/subsidy/papers',
        body: { id: known.id, template, item: 'other', url: `/api/file/${known.fileId}` },
      }),
      'POST /api/evidence/subsidy/ticket': ({ id }) => ({
        path: '/api/evidence/subsidy/ticket',
        body: { id, template },
      }),
      'POST /api/submitExhibitionInfo': ({ id }) => ({
        path: '/api/submitExhibitionInfo',
        body: { ...basicSample, id },
      }),
      'POST /api/deleteExhibitionInfo': ({ id }) => ({ path: '/api/deleteExhibitionInfo', body: { id } }),
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
  return [...ofOriginal, ...ofPaper, ...ofRecord, ...ofConsent]
}
