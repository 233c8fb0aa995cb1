import { type JobCtx, publish } from '@portal/platform/server'
import { type RoundBook, roundJobs, tellOfRounds } from '@portal/promises/server'
import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { requests } from './request.table.ts'

type NoticeCtx = Pick<JobCtx, 'db' | 'now'>

type Waiting = Pick<typeof requests.$inferSelect, 'id' | 'businessSn' | 'businessType' | 'userId' | 'assigneeId'> & {
  round: number
  dueAt: Date | null
}

/**
 * The requests with an open round. Before its last day the owner is told by `request.supplement_due_soon`; after it the owner
 * by `request.supplement_passed` and the desk by `request.supplement_unanswered`, and the desk's queue sorts the case by that
 * day, since the desk must act now.
 */
const rounds: RoundBook<Waiting> = {
  hold: ({ db, now }, most) =>
    db
      .select({
        id: requests.id,
        businessSn: requests.businessSn,
        businessType: requests.businessType,
        userId: requests.userId,
        assigneeId: requests.assigneeId,
        round: requests.supplementRound,
        dueAt: requests.supplementDue,
      })
      .from(requests)
      .where(lt(requests.supplementNotice, now()))
      .orderBy(asc(requests.supplementNotice))
      .limit(most)
      .for('update', { skipLocked: true }),
  remind: async (ctx, { id, assigneeId: _, dueAt, ...event }) => {
    await ctx.db.update(requests).set({ supplementNotice: dueAt }).where(eq(requests.id, id))
    await publish(ctx, 'request.supplement_due_soon', event)
  },
  pass: async (ctx, { id, assigneeId, dueAt, ...event }) => {
    await ctx.db.update(requests).set({ supplementNotice: null, nextDue: dueAt }).where(eq(requests.id, id))
    await publish(ctx, 'request.supplement_passed', event)
    await publish(ctx, 'request.supplement_unanswered', { ...event, assigneeId })
  },
}

export const tellOfSupplements = (ctx: NoticeCtx): Promise<number> => tellOfRounds(ctx, rounds)

/** Sorts unanswered rounds into the desk's queue by their last day from midnight on, hours before anybody is told of them. */
export const sortPassedSupplements = async ({ db, now }: NoticeCtx): Promise<void> => {
  await db
    .update(requests)
    .set({ nextDue: requests.supplementDue })
    .where(and(lt(requests.supplementNotice, now()), lt(requests.supplementDue, now()), isNull(requests.nextDue)))
}

export const supplementJobs = roundJobs('requests', { sort: sortPassedSupplements, tell: tellOfSupplements })
