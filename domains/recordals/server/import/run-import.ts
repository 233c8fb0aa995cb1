import { type JobCtx, type OwnConnection, publish } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { type ImportFinding, importLimits } from '../../contract/import.ts'
import { importFindings, recordalImports } from '../import.table.ts'
import { withImportFile } from './import-file.ts'
import { createJudge } from './judge/judge-line.ts'
import { type Reading, readRows, type Tally } from './read-rows.ts'
import { mergeRows } from './write/merge-rows.ts'
import { stageRows } from './write/stage-rows.ts'
import { watchMerge } from './write/watch-merge.ts'

type ImportRecord = typeof recordalImports.$inferSelect

/** How often progress is written down while a file is read, in ms. */
const progressEveryMs = 500
const findingBatch = 1_000

const keepFindings = async ({ db }: Pick<JobCtx, 'db'>, importId: string, findings: readonly ImportFinding[]) => {
  for (let at = 0; at < findings.length; at += findingBatch) {
    const some = findings.slice(at, at + findingBatch)
    await db
      .insert(importFindings)
      .values(some.map((finding, place) => ({ importId, ordinal: at + place + 1, ...finding })))
  }
}

const reporter = (ctx: JobCtx, id: string) => {
  let last = Date.now()
  return async (tally: Tally) => {
    if (Date.now() - last < progressEveryMs) return
    last = Date.now()
    await ctx.db.update(recordalImports).set(tally).where(eq(recordalImports.id, id))
  }
}

const finish = (
  ctx: JobCtx,
  own: OwnConnection,
  { id, asOf, isDemonstration }: ImportRecord,
  reading: Reading,
): Promise<void> =>
  own.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const { findings } = reading
    await keepFindings(inside, id, findings)
    const room = importLimits.findings - findings.length
    const now = ctx.now()
    const merged = await watchMerge(ctx, id, () =>
      mergeRows(tx, { importId: id, now, findings: { from: findings.length, room } }),
    )
    await tx
      .update(recordalImports)
      .set({
        ...reading.tally(),
        ...merged,
        state: 'finished',
        phase: null,
        endTime: ctx.now(),
        findings: reading.findingCount() + merged.doubled,
        findingsKept: findings.length + Math.min(room, merged.doubled),
      })
      .where(eq(recordalImports.id, id))
    await publish(inside, 'recordals.imported', { importId: id, asOf, isDemonstration })
  })

/**
 * Reads the kept file, judges each line, stages the good ones and merges them in one transaction, which also writes the
 * findings, the counts and the event: a search sees an import whole or not at all, and an import that was cut off leaves
 * nothing to mend. Fails with `import.unreadable` where the file cannot be read to its end.
 */
export const runImport = async (ctx: JobCtx, own: OwnConnection, record: ImportRecord): Promise<void> => {
  const { id, mapping } = record
  if (!mapping) throw new Error(`import ${id} was started without a mapping`)
  await withImportFile(ctx, record, async (source) => {
    const reading = readRows(source, createJudge(source, mapping), reporter(ctx, id))
    await stageRows(own, reading.rows)
    await ctx.db
      .update(recordalImports)
      .set({ ...reading.tally(), phase: 'merging' })
      .where(eq(recordalImports.id, id))
    await finish(ctx, own, record, reading)
  })
  // Renews the statistics by which a search plans, and sorts the many new rows into the index.
  await own.client.query('vacuum (analyze) recordal')
}
