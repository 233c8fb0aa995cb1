import { defineErrors } from '@portal/platform/contract'

export const requestErrors = defineErrors({
  'request.state_conflict': { http: 409, status: 'U00409', msg: '业务状态已变化，请刷新后重试' },
  'request.decision_pending': { http: 409, status: 'U00409', msg: '有一项决定等待复核，请先复核、退回或撤回' },
  'request.full_plan_not_open': { http: 409, status: 'U00409', msg: '服务完成后才能申请全面解决方案' },
  'request.call_not_asked': { http: 409, status: 'U00409', msg: '客户尚未申请全面解决方案' },
  'request.call_recorded': { http: 409, status: 'U00409', msg: '已登记过回电，请勿重复登记' },
  'request.full_plan_requested': { http: 409, status: 'U00409', msg: '已申请过全面解决方案，请勿重复提交' },
  'request.supplement_over': { http: 409, status: 'U00409', msg: '这一轮已经结束，请刷新后查看' },
  'request.no_id_card': { http: 409, status: 'U00409', msg: '该业务没有身份证号' },
})
