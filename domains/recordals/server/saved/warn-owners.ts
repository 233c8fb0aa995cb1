import { shanghaiDayOf } from '@portal/platform/contract'
import { type Job, type JobCtx, publish } from '@portal/platform/server'
import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import { savedLimits } from '../../contract/saved-search.ts'
import { isWarningDue, nextWarning } from '../../contract/warning.ts'
import { savedSearches, searchHits } from '../saved-search.table.ts'
import { isRemindedElsewhere, type RemindedElsewhere } from './describe-searches.ts'
import { findByNumber } from './find-by-number.ts'
import { openContent } from './saved-content.ts'

type WarningCtx = Pick<JobCtx, 'db' | 'now' | 'cipher'>

/** As many at once as hold their locks for well under a second. */
const batch = 100
const dayMs = 86_400_000

/**
 * Announces `recordal.expiring` for every recordal of one's own whose day of warning has come, once each, however many
 * processes work and however often this runs; not where another part of the portal reminds of the same. After a
 * standstill the warnings that were missed are one. What counts is the end as the data tell it today.
 */
export const warnOwners =
  (remindedElsewhere: RemindedElsewhere) =>
  async (ctx: WarningCtx): Promise<number> => {
    const today = shanghaiDayOf(ctx.now())
    let warned = 0
    for (;;) {
      const looked = await ctx.db.transaction(async (tx) => {
        const inside = { ...ctx, db: tx }
        const due = await tx
          .select()
          .from(savedSearches)
          .where(and(lte(savedSearches.nextWarning, today), isNull(savedSearches.pauseTime)))
          .orderBy(asc(savedSearches.nextWarning))
          .limit(batch)
          .for('update', { skipLocked: true })
        for (const search of due) {
          const { wanted } = openContent(ctx, search)
          const own = wanted.kind === 'own' ? await findByNumber(inside, wanted.watched) : undefined
          const next = own ? nextWarning(own, today) : null
          await tx.update(savedSearches).set({ nextWarning: next }).where(eq(savedSearches.id, search.id))
          if (!own || !isWarningDue(own, { since: search.nextWarning ?? today, today })) continue
          const { ownerId: userId } = search
          if (await isRemindedElsewhere(inside, remindedElsewhere, { userId, recordNum: own.recordNum })) continue
          await publish(inside, 'recordal.expiring', { searchId: search.id, userId })
          warned += 1
        }
        return due.length
      })
      if (looked < batch) return warned
    }
  }

/** Forgets what imports have brought so long ago that nobody looks for it. */
const sweepHits = async (ctx: Pick<JobCtx, 'db' | 'now'>): Promise<void> => {
  const before = new Date(ctx.now().getTime() - savedLimits.keptDays * dayMs)
  await ctx.db.delete(searchHits).where(lt(searchHits.createTime, before))
}

export const savedJobs = (remindedElsewhere: RemindedElsewhere): Job[] => [
  {
    name: 'recordals.warn',
    cron: '17 9 * * *',
    run: async (ctx) => {
      await sweepHits(ctx)
      ctx.log.info({ warned: await warnOwners(remindedElsewhere)(ctx) }, 'ends of watched recordals looked through')
    },
  },
]
