import { type Job, type JobCtx, publish } from '@portal/platform/server'
import { workingDayBefore } from '@portal/promises/server'
import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { requests } from './request.table.ts'

type NoticeCtx = Pick<JobCtx, 'db' | 'now'>

/** As many at once as hold their locks for well under a second. */
const batch = 200
const dayMs = 86_400_000
/** Asia/Shanghai has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000

const dayOf = (moment: Date): number => Math.floor((moment.getTime() + shanghaiOffsetMs) / dayMs)

/**
 * From when on the owner is reminded of a round: the working day before its last day. Who is asked on that day or later
 * has just been told, and hears of it again only when the last day has passed.
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
 * Once the last day has passed, owner and desk are told, nothing is left to tell, and the desk's queue sorts the case by
 * that day, since it is the desk that must do something now; until then the owner is reminded.
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
 * Announces what has become due of open rounds: `request.supplement_due_soon` on the working day before the last day,
 * `request.supplement_passed` and, for the desk, `request.supplement_unanswered` once it has passed; each once for a
 * round, however many processes work and however often this runs. What and until when lies in the request's row, which
 * answer and withdrawal change too: whoever is first there has it. After a standstill only the later of the two is told.
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

/** From midnight on the desk's queue sorts by its last day what has passed unanswered, long before anybody is told. */
export const sortPassedSupplements = async ({ db, now }: NoticeCtx): Promise<void> => {
  await db
    .update(requests)
    .set({ nextDue: requests.supplementDue })
    .where(and(lt(requests.supplementNotice, now()), lt(requests.supplementDue, now()), isNull(requests.nextDue)))
}

/** Telling by day alone: the last day ends at midnight, and nobody is to be woken for it. */
export const supplementJobs: Job[] = [
  { name: 'requests.passed-supplements', cron: '*/5 * * * *', run: sortPassedSupplements },
  {
    name: 'requests.supplements',
    cron: '*/5 8-20 * * *',
    run: async (ctx) =>
      ctx.log.info({ told: await tellOfSupplements(ctx) }, 'open rounds of supplement looked through'),
  },
]
