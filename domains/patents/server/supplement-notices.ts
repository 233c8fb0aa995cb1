import { type JobCtx, publish } from '@portal/platform/server'
import { type RoundBook, roundJobs, tellOfRounds } from '@portal/promises/server'
import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { type Patent, patents } from './patent.table.ts'

type NoticeCtx = Pick<JobCtx, 'db' | 'now'>

type Waiting = Pick<Patent, 'id' | 'businessSn' | 'userId' | 'assigneeId'> & { dueAt: Date | null }

/**
 * The applications with an open round. Before its last day the owner is told by `patent.supplement_due_soon`; after it the
 * owner by `patent.supplement_passed` and the desk by `patent.supplement_unanswered`.
 */
const rounds: RoundBook<Waiting> = {
  hold: ({ db, now }, most) =>
    db
      .select({
        id: patents.id,
        businessSn: patents.businessSn,
        userId: patents.userId,
        assigneeId: patents.assigneeId,
        dueAt: patents.supplementDue,
      })
      .from(patents)
      .where(lt(patents.supplementNotice, now()))
      .orderBy(asc(patents.supplementNotice))
      .limit(most)
      .for('update', { skipLocked: true }),
  remind: async (ctx, { id, assigneeId: _, dueAt, ...event }) => {
    await ctx.db.update(patents).set({ supplementNotice: dueAt }).where(eq(patents.id, id))
    await publish(ctx, 'patent.supplement_due_soon', event)
  },
  pass: async (ctx, { id, assigneeId, dueAt, ...event }) => {
    await ctx.db.update(patents).set({ supplementNotice: null, nextDue: dueAt }).where(eq(patents.id, id))
    await publish(ctx, 'patent.supplement_passed', event)
    await publish(ctx, 'patent.supplement_unanswered', { ...event, assigneeId })
  },
}

export const tellOfSupplements = (ctx: NoticeCtx): Promise<number> => tellOfRounds(ctx, rounds)

/** Shows the last day of an unanswered round in the desk's queue from midnight on, hours before anybody is told of it. */
const sortPassedSupplements = async ({ db, now }: NoticeCtx): Promise<void> => {
  await db
    .update(patents)
    .set({ nextDue: patents.supplementDue })
    .where(and(lt(patents.supplementNotice, now()), lt(patents.supplementDue, now()), isNull(patents.nextDue)))
}

export const supplementJobs = roundJobs('patents', { sort: sortPassedSupplements, tell: tellOfSupplements })
