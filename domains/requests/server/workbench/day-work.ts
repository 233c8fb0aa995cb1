import {
  countPerDay,
  type RiskSource,
  type SignedInCtx,
  type TodayCard,
  type TrendSource,
} from '@portal/platform/server'
import { and, asc, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { businessTypeLabels } from '../../contract/business-types.ts'
import type { QueueView } from '../../contract/filter.ts'
import type { RequestPermission } from '../../contract/permissions.ts'
import { titleOf } from '../../contract/title.ts'
import { requests } from '../request.table.ts'
import { actPermission } from './may-act.ts'
import { inView, isLate } from './queue-views.ts'

const permission: RequestPermission = 'requests.read'

const counted = async ({ db, now }: SignedInCtx, wanted: SQL | undefined): Promise<{ count: number; late: number }> => {
  const late = sql`count(*) filter (where ${isLate(now())})`.mapWith(Number)
  const [found] = await db.select({ count: count(), late }).from(requests).where(wanted)
  return found ?? { count: 0, late: 0 }
}

const ofView = (view: QueueView) => (ctx: SignedInCtx) => counted(ctx, inView(ctx, view))

/** What the desk's queue shows on 今日工作. */
export const requestCards: readonly TodayCard[] = [
  {
    key: 'requests.own',
    title: '我的在办',
    sort: 10,
    permission,
    link: '/requests?view=open&assignee=me',
    count: (ctx) => counted(ctx, and(inView(ctx, 'open'), eq(requests.assigneeId, ctx.actor.userId))),
  },
  {
    key: 'requests.submitted',
    title: '待受理',
    sort: 20,
    permission,
    link: '/requests?state=1',
    count: (ctx) => counted(ctx, eq(requests.state, 1)),
  },
  {
    key: 'requests.due',
    title: '时限将至与已超',
    sort: 30,
    permission,
    link: '/requests?view=due',
    count: ofView('due'),
  },
  {
    key: 'requests.review',
    title: '待我复核',
    sort: 40,
    // A decision is confirmed by who may act; whoever only reads has nothing to review.
    permission: actPermission,
    link: '/requests?view=review',
    count: async (ctx) => ({ count: (await ofView('review')(ctx)).count }),
  },
]

/** The cases in which a promise of the desk is due next. While the customer has to answer, nothing of the desk's runs out. */
export const requestRisks: RiskSource = {
  permission,
  nearest: async ({ db }, most) => {
    const rows = await db
      .select({
        businessSn: requests.businessSn,
        businessType: requests.businessType,
        details: requests.details,
        createTime: requests.createTime,
        nextDue: sql`${requests.nextDue}`.mapWith(requests.nextDue).as('next_due'),
      })
      .from(requests)
      .where(and(isNotNull(requests.nextDue), isNotNull(requests.lateDue)))
      .orderBy(asc(requests.nextDue))
      .limit(most)
    return rows.map(({ businessSn, businessType, details, createTime, nextDue }) => ({
      title: titleOf({ ...details, businessType, createTime }),
      sub: `${businessTypeLabels[businessType]} · ${businessSn}`,
      due: nextDue.getTime(),
      link: `/requests/${businessSn}`,
    }))
  },
}

export const requestTrends: readonly TrendSource[] = [
  {
    column: 'requests',
    permission,
    perDay: (ctx, first) => countPerDay(ctx, requests, requests.createTime, first),
  },
]
