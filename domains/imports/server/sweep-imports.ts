import type { Job, JobCtx } from '@portal/platform/server'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { importKeyForm } from './import-file.ts'
import type { KindWith } from './list-kind.ts'

const dayMs = 86_400_000
/**
 * Days: an import that nobody starts within a week counts as given up; the file of an ended one is kept a quarter of a year,
 * for questions.
 */
const keptDays = { received: 7, over: 90 }

const ago = ({ now }: Pick<JobCtx, 'now'>, days: number): Date => new Date(now().getTime() - days * dayMs)

type Kind = KindWith<'tables' | 'keyEnd'>

const letGo = async (
  { tables: { imports } }: Kind,
  ctx: JobCtx,
  rows: readonly { id: string; storageKey: string | null }[],
): Promise<void> => {
  for (const { id, storageKey } of rows) {
    if (storageKey === null) continue
    await ctx.db.update(imports).set({ storageKey: null }).where(eq(imports.id, id))
    await ctx.storage.remove(storageKey)
  }
}

/** Removes stored files of such lists that no import names: a crash between storing and writing down left them. */
const removeUnnamed = async (kind: Kind, ctx: JobCtx): Promise<void> => {
  const { imports } = kind.tables
  const form = importKeyForm(kind)
  for await (const objects of ctx.storage.list()) {
    const old = objects.filter(({ key, keptAt }) => form.test(key) && keptAt < ago(ctx, 1))
    if (old.length === 0) continue
    const keys = old.map(({ key }) => key)
    const named = await ctx.db
      .select({ key: imports.storageKey })
      .from(imports)
      .where(inArray(imports.storageKey, keys))
    const known = new Set(named.map(({ key }) => key))
    for (const key of keys) if (!known.has(key)) await ctx.storage.remove(key)
  }
}

/** Cancels imports that were given up, and removes files that nobody needs any more. */
const sweepImports = async (kind: Kind, ctx: JobCtx): Promise<void> => {
  const { imports } = kind.tables
  const fields = { id: imports.id, storageKey: imports.storageKey }
  const givenUp = await ctx.db
    .update(imports)
    .set({ state: 'cancelled', sample: null, endTime: ctx.now() })
    .where(and(eq(imports.state, 'received'), lt(imports.createTime, ago(ctx, keptDays.received))))
    .returning(fields)
  const over = await ctx.db
    .select(fields)
    .from(imports)
    .where(
      and(inArray(imports.state, ['finished', 'failed', 'cancelled']), lt(imports.endTime, ago(ctx, keptDays.over))),
    )
  await letGo(kind, ctx, [...givenUp, ...over])
  await removeUnnamed(kind, ctx)
}

/** The nightly work on the imports of one kind of list. */
export const importJobs = (kind: Kind & KindWith<'name'>): Job[] => [
  { name: `${kind.name}.sweep-imports`, cron: '33 4 * * *', run: (ctx) => sweepImports(kind, ctx) },
]
