import { addDays, shanghaiDayOf } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { QueueView } from '../../contract/filter.ts'
import { requests } from '../request.table.ts'
import { decisions } from '../workbench.table.ts'
import type { Viewer } from './may-act.ts'

export type ViewCtx = Pick<Ctx, 'db' | 'now'> & { actor: Viewer }

/** The desk still owes something: the case is open, or a call about its full plan is due. */
export const isOwed: SQL = sql`(${or(lt(requests.state, 3), isNotNull(requests.nextDue))})`

/** Whether a promise of the desk is overdue; a customer's last day that has passed does not make the desk late. */
export const isLate = (now: Date): SQL | undefined => and(lte(requests.nextDue, now), isNotNull(requests.lateDue))

/** The first moment of tomorrow in Asia/Shanghai. */
const midnightAfter = (now: Date): Date => new Date(`${addDays(shanghaiDayOf(now), 1)}T00:00:00+08:00`)

/** The customer may still answer a round of supplement in time, so nobody of the desk can act. */
const waitsForCustomer = (now: Date): SQL => sql`coalesce(${gt(requests.supplementDue, now)}, false)`

/**
 * A decision about the case waits for a second member of staff; `by` limits whose decision it is. Few decisions wait, so
 * that a statement reads them once, and not anew for each case.
 */
export const waitsForReview = (db: Ctx['db'], by?: SQL): SQL =>
  inArray(
    requests.id,
    db
      .select({ requestId: decisions.requestId })
      .from(decisions)
      .where(and(isNull(decisions.outcome), by)),
  )

/** The condition of one view of the queue. The list, the export and the counts all take it from here. */
export const inView = ({ db, now: clock, actor: { userId } }: ViewCtx, view: QueueView): SQL | undefined => {
  const now = clock()
  // Whoever has put his decision to a colleague can do nothing until the colleague has answered.
  const waitsForColleague = waitsForReview(db, eq(decisions.actorId, userId))
  const conditions = {
    mine: () => and(isOwed, eq(requests.assigneeId, userId), not(waitsForCustomer(now)), not(waitsForColleague)),
    late: () => isLate(now),
    today: () => and(gt(requests.nextDue, now), lt(requests.nextDue, midnightAfter(now)), isNotNull(requests.lateDue)),
    free: () => and(isOwed, isNull(requests.assigneeId)),
    customer: () => and(isOwed, waitsForCustomer(now)),
    due: () => and(lte(requests.lateDue, now), isNotNull(requests.nextDue)),
    open: () => isOwed,
    review: () => waitsForReview(db, ne(decisions.actorId, userId)),
  } satisfies Record<QueueView, () => SQL | undefined>
  return conditions[view]()
}
