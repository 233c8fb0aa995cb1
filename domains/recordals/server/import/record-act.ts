import type { ChangeCtx } from '@portal/platform/server'
import { importActs } from '../import.table.ts'

/** What a function that changes imports needs of the context; `actor` null: the import command runs it. */
type Act = Pick<typeof importActs.$inferInsert, 'importId' | 'act' | 'detail'>

/** Writes down who did what with an import, in the caller's transaction. */
export const recordAct = async (ctx: ChangeCtx, act: Act): Promise<void> => {
  await ctx.db
    .insert(importActs)
    .values({ id: ctx.newId(), actorId: ctx.actor?.userId ?? null, createTime: ctx.now(), ...act })
}
