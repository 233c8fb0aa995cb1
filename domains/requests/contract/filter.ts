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

/** My progress: `state` and `businessType` empty = all, `createTime` between `from` and `to`. */
export const ownRequestsQuery = z.object({ ...requestFilter, ...pageQuery })
export type OwnRequestsQuery = z.output<typeof ownRequestsQuery>

/** How much of its time a case may have used up: half, four fifths, all. */
const escalationLevels = [50, 80, 100] as const

const assigneePattern = /^(|me|none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** What the desk looks for; `keyword` finds a part of number, company or subject, or a whole contact phone. */
export const queueFilter = {
  ...requestFilter,
  keyword: optionalText(requestLimits.keyword, `关键词最多${requestLimits.keyword}个字`),
  /** The viewer (`me`), nobody (`none`), or a colleague's id. */
  assignee: optionalText(36, '办理人筛选有误').check(z.regex(assigneePattern, '办理人筛选有误')),
  /** From this share of its time up to the next. */
  level: codeFilter(escalationLevels, '时限筛选有误'),
  /** 1: a decision waits for a second pair of eyes. */
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
