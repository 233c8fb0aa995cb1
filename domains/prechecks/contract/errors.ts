import { defineErrors } from '@portal/platform/contract'

export const precheckErrors = defineErrors({
  /** Whoever has the case refuses by the rules of its state; its own words replace these. */
  'precheck.case_moved': { http: 409, status: 'U00409', msg: '业务状态已变化，请刷新后重试' },
  'precheck.unknown_version': { http: 404, status: 'U00404', msg: '没有这个版本' },
  'precheck.newer_version': { http: 409, status: 'U00409', msg: '这条规则已有更新的版本，请刷新后查看' },
  'precheck.version_checked': { http: 409, status: 'U00409', msg: '这个版本已经复核过' },
  'precheck.version_replaced': { http: 409, status: 'U00409', msg: '这个版本已被更新的版本取代' },
  'precheck.own_version': { http: 409, status: 'U00409', msg: '自己编写的版本须由另一位同事复核' },
  'precheck.rule_switched': { http: 409, status: 'U00409', msg: '这条规则的状态已被改过，请刷新后查看' },
})
