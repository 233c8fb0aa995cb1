import type { ChangeCtx, JobCtx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import { subsidyTemplates } from './subsidy.table.ts'
import { demonstrationTemplate, metOn, suppliedTemplate } from './supplied-template.ts'
import { recordChange } from './template-store.ts'

type Importing = Pick<JobCtx, 'db' | 'now' | 'newId'>

const insert = async (
  ctx: ChangeCtx,
  template: Omit<typeof subsidyTemplates.$inferInsert, 'id' | 'updatedAt'>,
): Promise<void> => {
  const id = ctx.newId()
  await ctx.db.insert(subsidyTemplates).values({ id, ...template, updatedAt: ctx.now() })
  await recordChange(ctx, { id, act: 'import', after: template })
}

/** Inserts the example list if the database has no list yet; from then on staff keep it. */
export const importTemplate = (ctx: Importing): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('evidence subsidy templates', 0))`)
    const [any] = await tx.select({ id: subsidyTemplates.id }).from(subsidyTemplates).limit(1)
    if (any) return
    await insert({ ...ctx, db: tx, actor: null }, { ...suppliedTemplate, metOn })
  })

/** Inserts the list of a city that does not exist; nobody has compared it with a source. Only for demonstration mode. */
export const seedTemplate = (ctx: Importing): Promise<void> =>
  ctx.db.transaction((tx) => insert({ ...ctx, db: tx, actor: null }, { ...demonstrationTemplate, metOn }))
