import { type Ctx, containing, within } from '@portal/platform/server'
import { and, eq, gt, ilike, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { QueueFilter } from '../../contract/filter.ts'
import { phoneFingerprint } from '../personal-data.ts'
import { requests } from '../request.table.ts'
import { inView, isLate, type ViewCtx, waitsForReview } from './queue-views.ts'

export type FilterCtx = ViewCtx & Pick<Ctx, 'cipher'>

/** The rows that hold `keyword`. Phones are sealed, so only a whole number is found. */
const matches = (ctx: FilterCtx, keyword: string): SQL | undefined => {
  if (keyword === '') return undefined
  const part = containing(keyword)
  return or(
    ilike(requests.businessSn, part),
    ilike(requests.obligeeName, part),
    ilike(requests.subject, part),
    eq(requests.lxrPhoneFingerprint, phoneFingerprint(ctx, keyword)),
  )
}

const liesWith = (ctx: FilterCtx, assignee: string): SQL | undefined => {
  if (assignee === '') return undefined
  if (assignee === 'none') return isNull(requests.assigneeId)
  return eq(requests.assigneeId, assignee === 'me' ? ctx.actor.userId : assignee)
}

/** Cases that have used this percentage of their time, but not yet the next one. */
const hasUsed = (now: Date, level: QueueFilter['level']): SQL | undefined => {
  if (level === null) return undefined
  if (level === 100) return isLate(now)
  const [from, until] = level === 50 ? [requests.halfDue, requests.lateDue] : [requests.lateDue, requests.nextDue]
  return and(lte(from, now), gt(until, now))
}

/** The condition that a filter of the desk sets; queue and export both use it. */
export const wantedBy = (ctx: FilterCtx, filter: QueueFilter): SQL | undefined => {
  const { view, state, businessType, keyword, assignee, level, pending } = filter
  return and(
    view === '' ? undefined : inView(ctx, view),
    state === null ? undefined : eq(requests.state, state),
    businessType === null ? undefined : eq(requests.businessType, businessType),
    within(requests.createTime, filter),
    liesWith(ctx, assignee),
    hasUsed(ctx.now(), level),
    pending === null ? undefined : waitsForReview(ctx.db),
    matches(ctx, keyword),
  )
}
