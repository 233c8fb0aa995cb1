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

/** How many warnings one transaction writes, so that it holds its locks for well under a second. */
const batch = 100
const dayMs = 86_400_000

/**
 * Announces `recordal.expiring` for each user's own recordal whose day of warning has come: once each, however many processes
 * work and however often this runs, and not where another part of the portal reminds of the same. After a standstill of the
 * portal one warning takes the place of those that were missed. The end is the one that the data tell today.
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

/** Deletes hits that are older than `savedLimits.keptDays`. */
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
