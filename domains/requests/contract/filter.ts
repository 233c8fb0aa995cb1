import { codeFilter, optionalText, pageQuery, timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { businessTypes } from './business-types.ts'
import { requestLimits } from './limits.ts'
import { requestStates } from './rules.ts'

const requestFilter = {
  state: codeFilter(requestStates, '状态筛选有误'),
  businessType: codeFilter(businessTypes, '业务类型筛选有误'),
  ...timeSpan,
  ...pageQuery,
}

/** My progress: `state` and `businessType` empty = all, `createTime` between `from` and `to`. */
export const ownRequestsQuery = z.object(requestFilter)
export type OwnRequestsQuery = z.output<typeof ownRequestsQuery>

/** The desk's queue; `keyword` finds a part of number, company or subject, or a whole contact phone. */
export const queueQuery = z.object({
  ...requestFilter,
  keyword: optionalText(requestLimits.keyword, `关键词最多${requestLimits.keyword}个字`),
})
export type QueueQuery = z.output<typeof queueQuery>
