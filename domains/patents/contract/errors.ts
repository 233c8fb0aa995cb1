import { orderErrors } from '@portal/orders/contract'
import { defineErrors } from '@portal/platform/contract'
import { patentLimits } from './limits.ts'

export const patentErrors = defineErrors({
  'order.no_prices': orderErrors['order.no_prices'],
  'order.refund_open': orderErrors['order.refund_open'],
  'patent.state_conflict': { http: 409, status: 'U00409', msg: '业务状态已变化，请刷新后重试' },
  'patent.unpaid': { http: 409, status: 'U00409', msg: '订单尚未付款' },
  'patent.unclear_meaning': { http: 409, status: 'U00409', msg: '请先与客户确认保密请求的含义' },
  'patent.no_secrecy': { http: 409, status: 'U00409', msg: '该申请没有保密请求' },
  'patent.supplement_over': { http: 409, status: 'U00409', msg: '这一轮已经结束，请刷新后查看' },
  'patent.too_many_files': { http: 409, status: 'U00409', msg: `一件申请最多${patentLimits.files}个附件` },
})
