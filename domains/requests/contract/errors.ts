import { defineErrors } from '@portal/platform/contract'

export const requestErrors = defineErrors({
  'request.state_conflict': { http: 409, status: 'U00409', msg: '业务状态已变化，请刷新后重试' },
  'request.full_plan_not_open': { http: 409, status: 'U00409', msg: '服务完成后才能申请全面解决方案' },
  'request.full_plan_requested': { http: 409, status: 'U00409', msg: '已申请过全面解决方案，请勿重复提交' },
})
