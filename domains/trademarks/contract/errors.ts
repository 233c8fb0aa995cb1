import { filesErrors } from '@portal/files/contract'
import { orderErrors } from '@portal/orders/contract'
import { defineErrors } from '@portal/platform/contract'

export const trademarkErrors = defineErrors({
  'order.no_prices': orderErrors['order.no_prices'],
  'order.refund_open': orderErrors['order.refund_open'],
  'file.quota': filesErrors['file.quota'],
  /** `msg` names the signs. */
  'trademark.missing_glyph': { http: 400, status: 'U00400', msg: '字库中没有其中的字，请上传图片' },
  'trademark.too_many_reports': { http: 429, status: 'U00429', msg: '今天生成的检索报告已达上限，请明天再试' },
  'trademark.too_many_help_calls': { http: 429, status: 'U00429', msg: '今天的求助已达上限，请明天再试' },
  /** `current` says what the edition in force lacks, and where it went. */
  'trademark.edition_changed': { http: 409, status: 'U00409', msg: '分类版本已更新，请核对小项' },
  /** `msg` names the state. */
  'trademark.state_conflict': { http: 409, status: 'U00409', msg: '业务状态已变化，请刷新后重试' },
  /** `current` is the version that stands. */
  'trademark.newer_version': { http: 409, status: 'U00409', msg: '申请刚被修改，请刷新后重试' },
  'trademark.unpaid': { http: 409, status: 'U00409', msg: '订单尚未付款' },
  'trademark.taken': { http: 409, status: 'U00409', msg: '该申请已由其他服务商受理' },
  'trademark.too_many_files': { http: 409, status: 'U00409', msg: '这件申请的附件已达上限' },
  'trademark.too_many_remarks': { http: 409, status: 'U00409', msg: '这件申请的备注已达上限' },
  'trademark.approved_only': { http: 403, status: 'U00403', msg: '服务机构审核通过后才能办理' },
  'trademark.own_case': { http: 403, status: 'U00403', msg: '不能受理自己的申请' },
  'trademark.not_yours': { http: 403, status: 'U00403', msg: '这一步不由您办理' },
  'madrid.newer_version': { http: 409, status: 'U00409', msg: '成员名单刚被修改，请刷新后重试' },
})
