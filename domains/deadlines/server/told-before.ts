import { addDays, type Day } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { endOfDay, nextReminder, plannedReminders, remindedDay } from '../proof/reminder-plan.ts'
import { remindedOf } from './deadline-terms.ts'
import { deadlineReminders } from './own-deadline.table.ts'

/**
 * Of a deadline of which another part of the portal has reminded its owner: since when he has had it (epoch ms), and the first
 * day whose reminder he was not sent; null where he was sent all of them.
 */
export type ToldBefore = { since: number; nextOn: Day | null }

type Made = Parameters<typeof remindedOf>[0]

/** Since when a deadline counts as entered: reminders from before that moment are never planned. */
export const createTimeOf = (told: ToldBefore | undefined, now: Date): Date =>
  told && told.since < now.getTime() ? new Date(told.since) : now

/** When somebody is to be told next: also at once, where the other part did not come to it. */
export const nextAfterTold = (made: Made, { nextOn }: ToldBefore): Date => {
  const reminded = remindedOf(made)
  const from = nextOn === null ? reminded.endsAt : endOfDay(addDays(nextOn, -1))
  return new Date(nextReminder(reminded, from - 1) ?? reminded.endsAt)
}

/** Notes the reminders that were sent elsewhere as sent, so that none of them is sent again whatever is counted anew. */
export const carryTold = async (
  { db }: Pick<Ctx, 'db'>,
  made: Made & { id: string },
  told: ToldBefore,
): Promise<void> => {
  const reminded = remindedOf(made)
  const next = nextAfterTold(made, told).getTime()
  const sent = plannedReminders(reminded).filter(({ at }) => at < next)
  if (sent.length === 0) return
  const dueDay = remindedDay(reminded)
  await db
    .insert(deadlineReminders)
    .values(sent.map(({ lead, at }) => ({ deadlineId: made.id, dueDay, lead, sentAt: new Date(at) })))
}
