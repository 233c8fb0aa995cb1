import type { PatentType } from './choices.ts'

/** The key of the rule that gives priority, in the table of deadlines. */
export const priorityRule = (type: PatentType): string =>
  type === '外观设计专利' ? 'patent.cn.priority.design' : 'patent.cn.priority'

/** The key of the rule by which the registration of a grant is to be done. */
export const grantRule = 'patent.cn.grantRegistration'
