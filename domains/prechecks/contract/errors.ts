import { defineErrors } from '@portal/platform/contract'

export const precheckErrors = defineErrors({
  /** Whoever has the case refuses by the rules of its state; its own words replace these. */
  'precheck.case_moved': { http: 409, status: 'U00409', msg: '业务状态已变化，请刷新后重试' },
  'precheck.rule_switched': { http: 409, status: 'U00409', msg: '这条规则的状态已被改过，请刷新后查看' },
})
