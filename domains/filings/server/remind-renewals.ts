import { shanghaiDayOf } from '@portal/platform/contract'
import { type Job, type JobCtx, publish } from '@portal/platform/server'
import { asc, eq, lte } from 'drizzle-orm'
import { nextReminder } from '../contract/recordal.ts'
import { sheets } from './filing.table.ts'

type ReminderCtx = Pick<JobCtx, 'db' | 'now'>

/** The most rows of one transaction: so few that it holds their locks for well under a second. */
const batch = 200

/**
 * Publishes `filing.renewal_due` for every recordal whose next reminder is due, once for each reminder, however many
 * processes work and however often this runs. After a standstill the missed reminders of a recordal become one. Returns
 * the number of recordals whose reminder was due.
 */
export const remindRenewals = async (ctx: ReminderCtx): Promise<number> => {
  const today = shanghaiDayOf(ctx.now())
  let reminded = 0
  for (;;) {
    const found = await ctx.db.transaction(async (tx) => {
      const due = await tx
        .select({ id: sheets.id, userId: sheets.userId, recordEndDate: sheets.recordEndDate })
        .from(sheets)
        .where(lte(sheets.nextReminder, today))
        .orderBy(asc(sheets.nextReminder))
        .limit(batch)
        .for('update', { skipLocked: true })
      for (const { id, userId, recordEndDate } of due) {
        const next = recordEndDate === null ? null : nextReminder(recordEndDate, today)
        await tx.update(sheets).set({ nextReminder: next }).where(eq(sheets.id, id))
        // A recordal that has ended meanwhile cannot be renewed any more, so nobody is reminded of it.
        if (recordEndDate === null || recordEndDate < today) continue
        await publish({ ...ctx, db: tx }, 'filing.renewal_due', { id, userId })
      }
      return due.length
    })
    reminded += found
    if (found < batch) return reminded
  }
}

export const filingJobs: Job[] = [
  {
    name: 'filings.remind',
    cron: '7 9 * * *',
    run: async (ctx) => ctx.log.info({ reminded: await remindRenewals(ctx) }, 'renewals of recordals looked through'),
  },
]
