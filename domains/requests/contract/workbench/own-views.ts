import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { queueQuery } from '../filter.ts'
import { requestLimits } from '../limits.ts'

const word = z.string().check(z.maxLength(40, '筛选条件有误'))

/**
 * A filter of the queue as its list takes it in the query, without the words searched for: these may be a customer's phone
 * number, and are not kept.
 */
export const ownViewFilter = z.object({
  view: word,
  state: word,
  businessType: word,
  from: word,
  to: word,
  assignee: word,
  level: word,
  pending: word,
  sort: word,
})
export type OwnViewFilter = z.infer<typeof ownViewFilter>

export const ownViewName = z.object({ name: requiredText('请填写视图名称', { length: requestLimits.viewName }) })

/** A view that a member of staff keeps for himself: a name and a filter that the queue understands. */
export const ownViewForm = z.extend(ownViewName, {
  filter: ownViewFilter.check(z.refine((filter) => queueQuery.safeParse(filter).success, '筛选条件有误')),
})
export type OwnViewForm = z.output<typeof ownViewForm>

/** `count` is how many cases the view has now, up to the limit to which the queue counts. */
export const ownView = z.object({ id: z.string(), name: z.string(), filter: ownViewFilter, count: z.number() })
export type OwnView = z.infer<typeof ownView>
