import type { ChangeCtx } from '@portal/platform/server'
import type { ImportTables } from './import-tables.ts'
import type { KindWith } from './list-kind.ts'

type Act = Pick<ImportTables['acts']['$inferInsert'], 'importId' | 'act' | 'detail'>

/** Writes down who did what with an import, in the caller's transaction; nobody signed in: the import command did it. */
export const recordAct = async ({ tables }: KindWith<'tables'>, ctx: ChangeCtx, act: Act): Promise<void> => {
  await ctx.db
    .insert(tables.acts)
    .values({ id: ctx.newId(), actorId: ctx.actor?.userId ?? null, createTime: ctx.now(), ...act })
}
