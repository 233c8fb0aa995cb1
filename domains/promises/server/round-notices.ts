import { workingDayBefore } from '@portal/calendars/proof'
import type { Job, JobCtx } from '@portal/platform/server'

type NoticeCtx = Pick<JobCtx, 'db' | 'now'>

/** The most rows of one transaction: so few that it holds their locks for well under a second. */
const batch = 200
const dayMs = 86_400_000
/** Asia/Shanghai has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000

const dayOf = (moment: Date): number => Math.floor((moment.getTime() + shanghaiOffsetMs) / dayMs)

/**
 * The moment at which the owner is reminded of a round of supplement: the working day before its last day. An owner who is
 * asked on that day or later has just been told, and hears of the round again only when its last day has passed.
 */
export const firstRoundNotice = (dueAt: Date, now: Date): Date => {
  const day = workingDayBefore(dayOf(dueAt))
  return day > dayOf(now) ? new Date(day * dayMs - shanghaiOffsetMs) : dueAt
}

/** The cases of a domain with an open round, and how the domain tells of their last days. */
export type RoundBook<Case extends { dueAt: Date | null }> = {
  /** Takes hold of at most so many rows whose notice is due, the earliest first, and leaves out those that others hold. */
  hold: (ctx: NoticeCtx, most: number) => Promise<Case[]>
  /** Reminds the owner, and notes that the next notice is that of the last day's end. */
  remind: (ctx: NoticeCtx, waiting: Case) => Promise<void>
  /** Tells owner and desk that the last day has passed, and notes that nothing is left to tell. */
  pass: (ctx: NoticeCtx, waiting: Case) => Promise<void>
}

/**
 * Tells of open rounds what has become due: a reminder on the working day before the last day, and after the last day that it
 * has passed. Each is told once for a round, however many processes work and however often this runs: what to tell and when
 * stands in the row of the case, which an answer or a withdrawal changes too, and the first to lock the row has it. After a
 * standstill only the later of the two is told. Returns the number of rounds that were told of.
 */
export const tellOfRounds = async <Case extends { dueAt: Date | null }>(
  ctx: NoticeCtx,
  { hold, remind, pass }: RoundBook<Case>,
): Promise<number> => {
  let told = 0
  for (;;) {
    const found = await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx }
      const due = await hold(inside, batch)
      for (const waiting of due) {
        const hasPassed = waiting.dueAt === null || waiting.dueAt < ctx.now()
        await (hasPassed ? pass : remind)(inside, waiting)
      }
      return due.length
    })
    told += found
    if (found < batch) return told
  }
}

/**
 * The jobs of a domain with rounds. Its queue is sorted at all hours, but people are told by day only: the last day ends at
 * midnight, and nobody shall be woken.
 */
export const roundJobs = (
  domain: string,
  { sort, tell }: { sort: (ctx: JobCtx) => Promise<void>; tell: (ctx: JobCtx) => Promise<number> },
): Job[] => [
  { name: `${domain}.passed-supplements`, cron: '*/5 * * * *', run: sort },
  {
    name: `${domain}.supplements`,
    cron: '*/5 8-20 * * *',
    run: async (ctx) => ctx.log.info({ told: await tell(ctx) }, 'open rounds of supplement looked through'),
  },
]
