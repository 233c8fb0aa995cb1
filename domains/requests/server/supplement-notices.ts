import { type Job, type JobCtx, publish } from '@portal/platform/server'
import { workingDayBefore } from '@portal/promises/server'
import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { requests } from './request.table.ts'

type NoticeCtx = Pick<JobCtx, 'db' | 'now'>

/** The most rows of one transaction: so few that it holds their locks for well under a second. */
const batch = 200
const dayMs = 86_400_000
/** Asia/Shanghai has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000

const dayOf = (moment: Date): number => Math.floor((moment.getTime() + shanghaiOffsetMs) / dayMs)

/**
 * The moment at which the owner is reminded of a round: the working day before its last day. An owner who is asked on
 * that day or later has just been told, and hears of the round again only when its last day has passed.
 */
export const firstNotice = (dueAt: Date, now: Date): Date => {
  const day = workingDayBefore(dayOf(dueAt))
  return day > dayOf(now) ? new Date(day * dayMs - shanghaiOffsetMs) : dueAt
}

type Waiting = Pick<typeof requests.$inferSelect, 'id' | 'businessSn' | 'businessType' | 'userId' | 'assigneeId'> & {
  round: number
  dueAt: Date | null
}

/**
 * Tells of one round. After its last day owner and desk are told, nothing more is left to tell, and the desk's queue
 * sorts the case by that day, since the desk must act now; before its last day the owner is reminded.
 */
const tellOf = async (ctx: NoticeCtx, { id, assigneeId, dueAt, ...event }: Waiting): Promise<void> => {
  const hasPassed = dueAt === null || dueAt < ctx.now()
  await ctx.db
    .update(requests)
    .set(hasPassed ? { supplementNotice: null, nextDue: dueAt } : { supplementNotice: dueAt })
    .where(eq(requests.id, id))
  if (!hasPassed) return publish(ctx, 'request.supplement_due_soon', event)
  await publish(ctx, 'request.supplement_passed', event)
  await publish(ctx, 'request.supplement_unanswered', { ...event, assigneeId })
}

/**
 * Publishes what has become due of open rounds: `request.supplement_due_soon` on the working day before the last day,
 * `request.supplement_passed` and, for the desk, `request.supplement_unanswered` once that day has passed. Each is
 * published once for a round, however many processes work and however often this runs: what to tell and when stands in
 * the request's row, which an answer or a withdrawal changes too, and the first to lock the row has it. After a
 * standstill only the later of the two is told. Returns the number of rounds that were told of.
 */
export const tellOfSupplements = async (ctx: NoticeCtx): Promise<number> => {
  let told = 0
  for (;;) {
    const found = await ctx.db.transaction(async (tx) => {
      const due = await tx
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
        .where(lt(requests.supplementNotice, ctx.now()))
        .orderBy(asc(requests.supplementNotice))
        .limit(batch)
        .for('update', { skipLocked: true })
      for (const waiting of due) await tellOf({ ...ctx, db: tx }, waiting)
      return due.length
    })
    told += found
    if (found < batch) return told
  }
}

/** Sorts unanswered rounds into the desk's queue by their last day from midnight on, hours before anybody is told of them. */
export const sortPassedSupplements = async ({ db, now }: NoticeCtx): Promise<void> => {
  await db
    .update(requests)
    .set({ nextDue: requests.supplementDue })
    .where(and(lt(requests.supplementNotice, now()), lt(requests.supplementDue, now()), isNull(requests.nextDue)))
}

/**
 * The queue is sorted at all hours, but people are told by day only: the last day ends at midnight, and nobody shall be
 * woken.
 */
export const supplementJobs: Job[] = [
  { name: 'requests.passed-supplements', cron: '*/5 * * * *', run: sortPassedSupplements },
  {
    name: 'requests.supplements',
    cron: '*/5 8-20 * * *',
    run: async (ctx) =>
      ctx.log.info({ told: await tellOfSupplements(ctx) }, 'open rounds of supplement looked through'),
  },
]
