import { basicSample } from '@portal/evidence/contract'
import { formOf, sampleFile } from '@portal/files/testing'
import { callsFor, noSuchId, type OwnedCalls, type OwnedStage } from '@portal/platform/testing'
import { importTemplate } from '../server/import-template.ts'

/** A paper of the owner for a claim of subsidy, by the list that is supplied. */
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
  const record = await stage.owner.send('POST', '/api/submitExhibitionInfo', basicSample)
  const { template, fileId, paperId } = await makePaper(stage, String(record.id))
  const ofPaper = callsFor(
    { theirs: paperId, nobodys: noSuchId },
    { 'DELETE /api/evidence/subsidy/papers/{paperId}': (id) => ({ path: `/api/evidence/subsidy/papers/${id}` }) },
  )
  const ofRecord = callsFor(
    { theirs: { id: String(record.id), fileId }, nobodys: { id: noSuchId, fileId: noSuchId } },
    {
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
    },
  )
  return [...ofPaper, ...ofRecord]
}
