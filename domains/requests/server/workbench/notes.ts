import type { ActorCtx, Ctx } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import { requestNotes } from '../workbench.table.ts'

export const insertNote = async (ctx: ActorCtx, requestId: string, note: string): Promise<void> => {
  await ctx.db
    .insert(requestNotes)
    .values({ id: ctx.newId(), requestId, actorId: ctx.actor.userId, note, createTime: ctx.now() })
}

/** The notes about a request that came without a step, oldest first; notes that came with a step stand in the history. */
export const notesOf = (ctx: Pick<Ctx, 'db'>, requestId: string): Promise<(typeof requestNotes.$inferSelect)[]> =>
  ctx.db
    .select()
    .from(requestNotes)
    .where(eq(requestNotes.requestId, requestId))
    .orderBy(asc(requestNotes.createTime), asc(requestNotes.id))
