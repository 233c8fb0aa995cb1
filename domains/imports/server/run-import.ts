import type { JobCtx, OwnConnection } from '@portal/platform/server'
import { eq, getTableName } from 'drizzle-orm'
import { type ImportFinding, importLimits } from '../contract/import.ts'
import { withImportFile } from './import-file.ts'
import type { ImportRecord } from './import-tables.ts'
import { createJudge } from './judge/judge-lines.ts'
import type { KindWith, ListKind } from './list-kind.ts'
import { type Reading, readRows, type Tally } from './read-rows.ts'
import { mergeRows } from './rows/merge-rows.ts'
import { type RowColumns, rowColumnsOf } from './rows/row-columns.ts'
import { stageRows } from './rows/stage-rows.ts'
import { watchMerge } from './rows/watch-merge.ts'

/** How often progress is written down while a file is read, in ms. */
const progressEveryMs = 500
const findingBatch = 1_000

const keepFindings = async (
  { tables }: KindWith<'tables'>,
  { db }: Pick<JobCtx, 'db'>,
  importId: string,
  findings: readonly ImportFinding[],
) => {
  for (let at = 0; at < findings.length; at += findingBatch) {
    const some = findings.slice(at, at + findingBatch)
    await db
      .insert(tables.findings)
      .values(some.map((finding, place) => ({ importId, ordinal: at + place + 1, ...finding })))
  }
}

const reporter = ({ tables: { imports } }: KindWith<'tables'>, ctx: JobCtx, id: string) => {
  let last = Date.now()
  return async (tally: Tally) => {
    if (Date.now() - last < progressEveryMs) return
    last = Date.now()
    await ctx.db.update(imports).set(tally).where(eq(imports.id, id))
  }
}

/** What was read of a list and lies in the staging table of `own`, to be merged. */
type Staged<Row> = { own: OwnConnection; columns: RowColumns; reading: Reading<Row> }

const finish = <Row>(
  kind: ListKind<Row>,
  ctx: JobCtx,
  record: ImportRecord,
  { own, columns, reading }: Staged<Row>,
): Promise<void> =>
  own.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const { id, source } = record
    const { findings } = reading
    await keepFindings(kind, inside, id, findings)
    const room = importLimits.findings - findings.length
    const now = ctx.now()
    const merged = await watchMerge(kind, ctx, id, () =>
      mergeRows(tx, { kind, columns, importId: id, source, now, findings: { from: findings.length, room } }),
    )
    const { imports } = kind.tables
    await tx
      .update(imports)
      .set({
        ...reading.tally(),
        ...merged,
        state: 'finished',
        phase: null,
        endTime: ctx.now(),
        findings: reading.findingCount() + merged.doubled,
        findingsKept: findings.length + Math.min(room, merged.doubled),
      })
      .where(eq(imports.id, id))
    await kind.finished(inside, record)
  })

/**
 * Reads the kept file, judges each line, stages the good ones and merges them in one transaction, which also writes the
 * findings, the counts and the event: a search sees an import whole or not at all, and an import that was cut off leaves
 * nothing to mend. Fails with `import.unreadable` where the file cannot be read to its end.
 */
export const runImport = async <Row>(
  kind: ListKind<Row>,
  ctx: JobCtx,
  own: OwnConnection,
  record: ImportRecord,
): Promise<void> => {
  const { id, mapping } = record
  if (!mapping) throw new Error(`import ${id} was started without a mapping`)
  const { imports } = kind.tables
  const columns = rowColumnsOf(kind)
  await withImportFile(kind, ctx, record, async (source) => {
    const judge = createJudge(kind, source, mapping, ctx.config.mode === 'demonstration')
    const reading = readRows(source, judge, reporter(kind, ctx, id))
    await stageRows(kind.rows, own, columns, reading.rows)
    await ctx.db
      .update(imports)
      .set({ ...reading.tally(), phase: 'merging' })
      .where(eq(imports.id, id))
    await finish(kind, ctx, record, { own, columns, reading })
  })
  // Renews the statistics by which a search plans, and sorts the many new rows into the index.
  await own.client.query(`vacuum (analyze) ${getTableName(kind.rows.table)}`)
}
