import { isDay, shanghaiDayOf } from '@portal/platform/contract'
import type { ById, ChangeCtx, Ctx } from '@portal/platform/server'
import { refuseField } from '@portal/platform/server'
import { and, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { type ImportAction, importMoves, type ListImport } from '../contract/import.ts'
import type { StartForm } from '../contract/import-endpoints.ts'
import { mappingFault } from '../contract/list-fields.ts'
import { ensure } from './failures.ts'
import { getImport, readImport } from './list-imports.ts'
import type { KindWith } from './list-kind.ts'
import { sampleUnder, usualMapping } from './preview-import.ts'
import { recordImportAct } from './record-import-act.ts'

const allows = ({ tables: { imports } }: KindWith<'tables'>, action: ImportAction, id: string) =>
  and(eq(imports.id, id), inArray(imports.state, [...importMoves[action]]))

/**
 * Fails when the data are older than those of the same source that were imported before, since they would undo newer data. The
 * invented day of the demonstration's import does not count.
 */
const ensureNotOlder = async (
  { tables: { imports }, sources }: KindWith<'tables' | 'sources'>,
  { db }: Pick<Ctx, 'db'>,
  { asOf, source }: Pick<StartForm, 'asOf' | 'source'>,
): Promise<void> => {
  const [newer] = await db
    .select({ asOf: imports.asOf })
    .from(imports)
    .where(
      and(
        inArray(imports.state, ['finished', 'running', 'queued']),
        eq(imports.isDemonstration, false),
        gt(imports.asOf, asOf),
        sources && eq(sources.ofImport, source),
      ),
    )
    .orderBy(desc(imports.asOf))
    .limit(1)
  ensure(!newer, 'import.older_data', {
    msg: `已有截至 ${newer?.asOf} 的数据，不能以截至 ${asOf} 的旧数据覆盖`,
    fields: [{ path: 'asOf', msg: '早于已有数据的截至日期' }],
  })
}

/** What whoever starts an import says of whose it is; the table has these columns where lists of its kind name them. */
const ownersOf = (
  { sources, list }: KindWith<'sources' | 'list'>,
  { source, licence, mayShow = true }: StartForm,
): Pick<StartForm, 'source' | 'mayShow'> & { licence?: string | null } => ({
  ...(sources && source !== undefined && { source }),
  ...(list.namesLicence && { licence: licence || null, mayShow }),
})

/** Puts an import into the queue, with its confirmed columns and the day of its data. */
export const startImport =
  (kind: KindWith<'name' | 'deskPath' | 'tables' | 'headings' | 'documents' | 'list' | 'sources'>) =>
  async (ctx: ChangeCtx<'storage'>, { params, body }: ById & { body: StartForm }): Promise<ListImport> => {
    const { asOf, separator, source } = body
    const { imports } = kind.tables
    const record = await getImport(kind, ctx, params.id)
    const { id } = record
    const sample = await sampleUnder(kind, ctx, record, separator)
    const mapping = body.mapping ?? usualMapping(kind, record, sample)
    const fault = mappingFault(kind.list, mapping)
    if (fault !== undefined) refuseField('mapping', fault)
    const columns = sample.columns.length
    if (Object.values(mapping).some((at) => typeof at === 'number' && at >= columns)) {
      refuseField('mapping', '列对应有误')
    }
    if (!isDay(asOf)) refuseField('asOf', '数据截至日期有误')
    if (asOf > shanghaiDayOf(ctx.now())) refuseField('asOf', '数据截至日期不能晚于今天')
    if (source !== undefined && kind.sources?.taken.includes(source)) {
      refuseField('source', `“${source}”由平台自动写入，请填写其他来源`)
    }
    await ensureNotOlder(kind, ctx, body)
    const owners = ownersOf(kind, body)
    const [queued] = await ctx.db
      .update(imports)
      .set({
        ...{ state: 'queued', mapping, asOf, sample, queuedTime: ctx.now(), attempts: 0, failure: null, endTime: null },
        ...owners,
      })
      .where(and(allows(kind, 'start', id), isNotNull(imports.storageKey)))
      .returning({ id: imports.id })
    ensure(queued, 'import.not_now')
    const detail = { mapping, asOf, ...(separator && { separator }), ...owners }
    const told = { before: { state: record.state }, after: { state: 'queued', ...detail } }
    await recordImportAct(kind, ctx, { importId: id, act: 'start', detail, told })
    return readImport(kind)(ctx, { params })
  }

/** Cancels an import that has not begun, and deletes its file. */
export const cancelImport =
  (kind: KindWith<'name' | 'deskPath' | 'tables'>) =>
  async (ctx: ChangeCtx<'storage'>, { params }: ById): Promise<ListImport> => {
    const { imports } = kind.tables
    const { id, state, storageKey } = await getImport(kind, ctx, params.id)
    await ctx.db.transaction(async (tx) => {
      const [cancelled] = await tx
        .update(imports)
        .set({ state: 'cancelled', storageKey: null, sample: null, endTime: ctx.now() })
        .where(allows(kind, 'cancel', id))
        .returning({ id: imports.id })
      ensure(cancelled, 'import.not_now')
      const told = { before: { state }, after: { state: 'cancelled' } }
      await recordImportAct(kind, { ...ctx, db: tx }, { importId: id, act: 'cancel', detail: {}, told })
    })
    if (storageKey !== null) await ctx.storage.remove(storageKey)
    return readImport(kind)(ctx, { params })
  }
