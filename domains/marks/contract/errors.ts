import { defineErrors } from '@portal/platform/contract'

export const marksErrors = defineErrors({
  'signRules.newer_version': { http: 409, status: 'U00409', msg: '提示词刚被修改，请刷新后重试' },
})
