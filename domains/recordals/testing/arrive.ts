import { Readable } from 'node:stream'
import { keepImport, previewImport, runNextImport, startImport } from '@portal/imports/server'
import { type JobCtx, spool } from '@portal/platform/server'
import type { Recordal } from '../contract/recordal.ts'
import { recordalLists } from '../server/import/recordal-lists.ts'
import { recordalSample } from './recordal-sample.ts'

type Row = Partial<Recordal> & Pick<Recordal, 'recordNum'>

/** Of every import alike, so that a test may move its clock either way. */
const asOf = '2026-11-01'

/** Has rows imported as the desk has them: kept, started, run. Answers the import's id; its event waits in the outbox. */
export const arrive = async (ctx: JobCtx, rows: readonly Row[]): Promise<string> => {
  const text = rows.map((row) => `${JSON.stringify({ ...recordalSample, ...row })}\n`).join('')
  const kept = await spool(Readable.from([Buffer.from(text)]), ctx.storage.spoolFolder, () => undefined)
  const deed = { ...ctx, actor: null }
  const id = await keepImport(recordalLists)(deed, { ...kept, fileName: '演示.jsonl' })
  const { mapping } = await previewImport(recordalLists)(deed, { params: { id }, query: { mapping: '' } })
  await startImport(recordalLists)(deed, { params: { id }, body: { mapping, asOf } })
  if (!(await runNextImport(recordalLists)(ctx))) throw new Error('the import did not run')
  return id
}
