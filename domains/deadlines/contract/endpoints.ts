import { defineApi } from '@portal/platform/contract'
import { computed, computeForm } from './compute.ts'
import { deadlineErrors } from './errors.ts'
import { ruleList, rulesQuery } from './rules.ts'

export const deadlinesApi = defineApi(deadlineErrors, {
  rules: {
    method: 'GET',
    path: '/api/deadlineRules',
    access: 'public',
    summary: '期限规则及其各版本：触发、期限、起算、顺延与依据；尚未核对的不显示期限和依据',
    query: rulesQuery,
    reply: ruleList,
  },
  compute: {
    method: 'POST',
    path: '/api/deadlines/compute',
    access: 'public',
    summary: '按规则计算一个期限，逐步说明怎样得出；放假安排尚未录入的年份标为暂定',
    body: computeForm,
    reply: computed,
    limit: 'costly',
    fails: [
      'deadline.unknown_rule',
      'deadline.unknown_calendar',
      'deadline.no_rule',
      'deadline.rule_unchecked',
      'deadline.self_test',
    ],
    duringMaintenance: true,
  },
})
