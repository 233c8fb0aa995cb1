import type { Day } from '@portal/platform/contract'
import type { PatentType } from './choices.ts'
import { lastPriorityDay } from './findings.ts'

/** The key of the rule that gives priority, in the table of deadlines. */
export const priorityRule = (type: PatentType): string =>
  type === '外观设计专利' ? 'patent.cn.priority.design' : 'patent.cn.priority'

type Dated = { patentType: PatentType; firstFilingDate: Day | null; filingDate: Day | null }

/** The days that an application has to keep: priority, counted from the first filing, else from its own. */
export const deadlinesOf = ({ patentType, firstFilingDate, filingDate }: Dated, today: Day) => {
  const trigger = firstFilingDate ?? filingDate
  if (trigger === null) return []
  const day = lastPriorityDay(patentType, trigger)
  return [{ rule: priorityRule(patentType), name: '优先权期限', trigger, day, passed: day < today }]
}
