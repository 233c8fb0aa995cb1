import { isDay, shanghaiDayOf } from '@portal/platform/contract'
import type { ById, ChangeCtx, Ctx } from '@portal/platform/server'
import { refuseField } from '@portal/platform/server'
import { and, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { type ImportAction, importMoves, mappingFault, type RecordalImport } from '../../contract/import.ts'
import type { StartImportForm } from '../../contract/import-endpoints.ts'
import { ensure } from '../failures.ts'
import { recordalImports } from '../import.table.ts'
import { getImport, readImport } from './list-imports.ts'
import { sampleUnder } from './preview-import.ts'
import { recordAct } from './record-act.ts'

const allows = (action: ImportAction, id: string) =>
  and(eq(recordalImports.id, id), inArray(recordalImports.state, [...importMoves[action]]))

/**
 * Fails when the data are older than those imported before, since they would undo newer data. The invented day of the
 * demonstration's import does not count.
 */
const ensureNotOlder = async ({ db }: Pick<Ctx, 'db'>, asOf: string): Promise<void> => {
  const [newer] = await db
    .select({ asOf: recordalImports.asOf })
    .from(recordalImports)
    .where(
      and(
        inArray(recordalImports.state, ['finished', 'running', 'queued']),
        eq(recordalImports.isDemonstration, false),
        gt(recordalImports.asOf, asOf),
      ),
    )
    .orderBy(desc(recordalImports.asOf))
    .limit(1)
  ensure(!newer, 'import.older_data', {
    msg: `已有截至 ${newer?.asOf} 的数据，不能以截至 ${asOf} 的旧数据覆盖`,
    fields: [{ path: 'asOf', msg: '早于已有数据的截至日期' }],
  })
}

/** Puts an import into the queue, with its confirmed columns and the day of its data. */
export const startImport = async (
  ctx: ChangeCtx<'storage'>,
  { params, body }: ById & { body: StartImportForm },
): Promise<RecordalImport> => {
  const { mapping, asOf, separator } = body
  const record = await getImport(ctx, params.id)
  const { id } = record
  const fault = mappingFault(mapping)
  if (fault !== undefined) refuseField('mapping', fault)
  const sample = await sampleUnder(ctx, record, separator)
  const columns = sample.columns.length
  if (Object.values(mapping).some((at) => at !== null && at >= columns)) refuseField('mapping', '列对应有误')
  if (!isDay(asOf)) refuseField('asOf', '数据截至日期有误')
  if (asOf > shanghaiDayOf(ctx.now())) refuseField('asOf', '数据截至日期不能晚于今天')
  await ensureNotOlder(ctx, asOf)
  const [queued] = await ctx.db
    .update(recordalImports)
    .set({ state: 'queued', mapping, asOf, sample, queuedTime: ctx.now(), attempts: 0, failure: null, endTime: null })
    .where(and(allows('start', id), isNotNull(recordalImports.storageKey)))
    .returning({ id: recordalImports.id })
  ensure(queued, 'import.not_now')
  await recordAct(ctx, { importId: id, act: 'start', detail: { mapping, asOf, ...(separator && { separator }) } })
  return readImport(ctx, { params })
}

/** Cancels an import that has not begun, and deletes its file. */
export const cancelImport = async (ctx: ChangeCtx<'storage'>, { params }: ById): Promise<RecordalImport> => {
  const { id, storageKey } = await getImport(ctx, params.id)
  await ctx.db.transaction(async (tx) => {
    const [cancelled] = await tx
      .update(recordalImports)
      .set({ state: 'cancelled', storageKey: null, sample: null, endTime: ctx.now() })
      .where(allows('cancel', id))
      .returning({ id: recordalImports.id })
    ensure(cancelled, 'import.not_now')
    await recordAct({ ...ctx, db: tx }, { importId: id, act: 'cancel', detail: {} })
  })
  if (storageKey !== null) await ctx.storage.remove(storageKey)
  return readImport(ctx, { params })
}
