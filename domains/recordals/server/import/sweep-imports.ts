import type { Job, JobCtx } from '@portal/platform/server'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { recordalImports } from '../import.table.ts'
import { importKeyForm } from './import-file.ts'

const dayMs = 86_400_000
/**
 * Days: an import that nobody starts within a week counts as given up; the file of an ended one is kept a quarter of a year,
 * for questions.
 */
const keptDays = { received: 7, over: 90 }

const ago = ({ now }: Pick<JobCtx, 'now'>, days: number): Date => new Date(now().getTime() - days * dayMs)

const letGo = async (ctx: JobCtx, rows: readonly { id: string; storageKey: string | null }[]): Promise<void> => {
  for (const { id, storageKey } of rows) {
    if (storageKey === null) continue
    await ctx.db.update(recordalImports).set({ storageKey: null }).where(eq(recordalImports.id, id))
    await ctx.storage.remove(storageKey)
  }
}

/** Cancels imports that were given up, removes files that nobody needs any more and stored objects that no row names. */
export const sweepImports = async (ctx: JobCtx): Promise<void> => {
  const fields = { id: recordalImports.id, storageKey: recordalImports.storageKey }
  const givenUp = await ctx.db
    .update(recordalImports)
    .set({ state: 'cancelled', sample: null, endTime: ctx.now() })
    .where(and(eq(recordalImports.state, 'received'), lt(recordalImports.createTime, ago(ctx, keptDays.received))))
    .returning(fields)
  const over = await ctx.db
    .select(fields)
    .from(recordalImports)
    .where(
      and(
        inArray(recordalImports.state, ['finished', 'failed', 'cancelled']),
        lt(recordalImports.endTime, ago(ctx, keptDays.over)),
      ),
    )
  await letGo(ctx, [...givenUp, ...over])
  for await (const objects of ctx.storage.list()) {
    const old = objects.filter(({ key, keptAt }) => importKeyForm.test(key) && keptAt < ago(ctx, 1))
    if (old.length === 0) continue
    const keys = old.map(({ key }) => key)
    const named = await ctx.db
      .select({ key: recordalImports.storageKey })
      .from(recordalImports)
      .where(inArray(recordalImports.storageKey, keys))
    const known = new Set(named.map(({ key }) => key))
    for (const key of keys) if (!known.has(key)) await ctx.storage.remove(key)
  }
}

export const importJobs: Job[] = [{ name: 'recordals.sweep-imports', cron: '33 4 * * *', run: sweepImports }]
