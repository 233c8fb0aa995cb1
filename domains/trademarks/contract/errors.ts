import { filesErrors } from '@portal/files/contract'
import { orderErrors } from '@portal/orders/contract'
import { defineErrors } from '@portal/platform/contract'

export const trademarkErrors = defineErrors({
  'order.no_prices': orderErrors['order.no_prices'],
  'file.quota': filesErrors['file.quota'],
  /** `msg` names the signs. */
  'trademark.missing_glyph': { http: 400, status: 'U00400', msg: '字库中没有其中的字，请上传图片' },
  'trademark.too_many_reports': { http: 429, status: 'U00429', msg: '今天生成的检索报告已达上限，请明天再试' },
  'madrid.newer_version': { http: 409, status: 'U00409', msg: '成员名单刚被修改，请刷新后重试' },
})
