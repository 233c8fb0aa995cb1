import { type SQL, sql } from 'drizzle-orm'
import { type QueueView, queueViews } from '../../contract/filter.ts'
import type { ViewCounts } from '../../contract/workbench/assignment.ts'
import { requests } from '../request.table.ts'
import { inView, isOwed, type ViewCtx } from './queue-views.ts'

const firstOf = { free: requests.createTime, customer: requests.supplementDue } satisfies Partial<
  Record<QueueView, unknown>
>

const msOf = (moment: unknown): number | null => (moment === null ? null : Number(moment))

/**
 * How many cases each view of the queue has. One statement reads the cases in which the desk owes something; every view is
 * a part of these, and however many cases are closed, none of them is read.
 */
export const countViews = async (ctx: ViewCtx): Promise<ViewCounts> => {
  const numbersOf = (view: QueueView) => {
    const wanted: SQL | undefined = inView(ctx, view)
    const first = view in firstOf ? firstOf[view as keyof typeof firstOf] : requests.nextDue
    return {
      count: sql`count(*) filter (where ${wanted})`.mapWith(Number),
      first: sql`extract(epoch from min(${first}) filter (where ${wanted})) * 1000`.mapWith(msOf),
    }
  }
  const fields = Object.fromEntries(queueViews.map((view) => [view, numbersOf(view)]))
  const [counts] = await ctx.db
    .select(fields as Record<QueueView, ReturnType<typeof numbersOf>>)
    .from(requests)
    .where(isOwed)
  if (!counts) throw new Error('An aggregate without groups has one row')
  return counts
}
