import type { ActorCtx, Ctx } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import { requestSteps } from './request.table.ts'

type Step = Omit<typeof requestSteps.$inferInsert, 'id' | 'actorId' | 'createTime'>

/** Appends to the history who does what now. */
export const recordStep = async (ctx: ActorCtx, step: Step): Promise<void> => {
  await ctx.db
    .insert(requestSteps)
    .values({ ...step, id: ctx.newId(), actorId: ctx.actor.userId, createTime: ctx.now() })
}

export type RequestStep = typeof requestSteps.$inferSelect

/** All steps of a request that the caller may see, oldest first. */
export const stepsOf = (ctx: Pick<Ctx, 'db'>, requestId: string): Promise<RequestStep[]> =>
  ctx.db.select().from(requestSteps).where(eq(requestSteps.requestId, requestId)).orderBy(asc(requestSteps.version))
