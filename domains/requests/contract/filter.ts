import { codeFilter, optionalText, pageQuery, timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { businessTypes } from './business-types.ts'
import { requestLimits } from './limits.ts'
import { requestStates } from './rules.ts'

const requestFilter = {
  state: codeFilter(requestStates, '状态筛选有误'),
  businessType: codeFilter(businessTypes, '业务类型筛选有误'),
  ...timeSpan,
}

/**
 * The filter of my progress: an empty `state` or `businessType` means all; `createTime` lies between `from` and `to`.
 */
export const ownRequestsQuery = z.object({ ...requestFilter, ...pageQuery })
export type OwnRequestsQuery = z.output<typeof ownRequestsQuery>

/** The percentages of its time that a case may have used up: half, four fifths, all. */
const escalationLevels = [50, 80, 100] as const

/**
 * The views of the queue: the viewer's own cases in which the desk acts next (`mine`), what is overdue (`late`), due before
 * midnight in Asia/Shanghai (`today`), with nobody (`free`), waiting for the customer (`customer`), and what the viewer may
 * review (`review`); what has used four fifths of its time or all of it (`due`), and every case in which the desk still owes
 * something (`open`).
 */
export const queueViews = ['mine', 'late', 'today', 'free', 'customer', 'review', 'due', 'open'] as const
export type QueueView = (typeof queueViews)[number]

const assigneePattern = /^(|me|none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The filter of the desk's queue; `keyword` finds a part of number, company or subject, or a whole contact phone. */
export const queueFilter = {
  ...requestFilter,
  view: z.prefault(z.enum(['', ...queueViews], { error: '视图有误' }), ''),
  keyword: optionalText(requestLimits.keyword, `关键词最多${requestLimits.keyword}个字`),
  /** Who has the case: the viewer (`me`), nobody (`none`), or the colleague with this id; empty means anyone. */
  assignee: optionalText(36, '办理人筛选有误').check(z.regex(assigneePattern, '办理人筛选有误')),
  /** Cases that have used this percentage of their time, and less than the next level's. */
  level: codeFilter(escalationLevels, '时限筛选有误'),
  /** 1 keeps only cases with a decision that waits for a second member of staff. */
  pending: codeFilter([1], '复核筛选有误'),
}
export type QueueFilter = z.output<z.ZodMiniObject<typeof queueFilter>>

/** The desk's queue, newest first, or by what is due next (`sort=due`). */
export const queueQuery = z.object({
  ...queueFilter,
  ...pageQuery,
  sort: z.prefault(z.enum(['', 'due'], { error: '排序方式有误' }), ''),
})
export type QueueQuery = z.output<typeof queueQuery>
