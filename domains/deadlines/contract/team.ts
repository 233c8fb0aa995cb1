import { codeFilter, optionalText, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { dayOrNothing, deadlineRow, listStates } from './deadline.ts'
import { deadlineLimits as limits } from './limits.ts'

const assigneeFilter = /^(|me|none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The desk's view: deadlines of cases, and those that staff entered; what is late comes first. */
export const teamQuery = z.object({
  state: z.prefault(z.enum(['', ...listStates], { error: '状态筛选有误' }), ''),
  from: dayOrNothing('开始日期有误'),
  to: dayOrNothing('结束日期有误'),
  /** Who has the case: the viewer (`me`), nobody (`none`), or the colleague with this id; empty means anyone. */
  assignee: optionalText(36, '经办同事筛选有误').check(z.regex(assigneeFilter, '经办同事筛选有误')),
  keyword: optionalText(limits.keyword, `关键词最多${limits.keyword}个字`),
  /** 1 keeps only what has moved and was not confirmed yet. */
  moved: codeFilter([1], '变动筛选有误'),
  ...pageQuery,
})
export type TeamQuery = z.output<typeof teamQuery>

const person = z.object({ id: z.string(), username: z.string() })

export const teamRow = z.extend(deadlineRow, {
  owner: z.extend(person, { companyName: z.nullable(z.string()) }),
  /** Who has the case in hand, or who of the staff entered the deadline; null while nobody has it. */
  assignee: z.nullable(person),
  /** The page of the case in the back office. */
  link: z.nullable(z.string()),
})
export type TeamRow = z.output<typeof teamRow>
