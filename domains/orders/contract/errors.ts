import { defineErrors } from '@portal/platform/contract'

export const orderErrors = defineErrors({
  'order.no_prices': { http: 409, status: 'U00409', msg: '服务价格尚未公布，暂不能提交' },
  'order.newer_fees': { http: 409, status: 'U00409', msg: '价格表刚刚有了新版本，请刷新后重试' },
  /** `msg` names the order. */
  'order.open': { http: 409, status: 'U00409', msg: '这个业务还有待付款的订单' },
  'order.newer_version': { http: 409, status: 'U00409', msg: '订单刚被修改，请刷新后重试' },
  'order.not_manual': { http: 409, status: 'U00409', msg: '只有手工订单由工作人员标为完成，其他订单随业务完成' },
  'order.four_eyes_alone': { http: 409, status: 'U00409', msg: '可复核的工作人员不足两人，不能要求退款复核' },
  'order.state_conflict': { http: 409, status: 'U00409', msg: '订单状态已变化，请刷新后重试' },
  'order.not_awaiting_payment': { http: 409, status: 'U00409', msg: '订单不是待付款状态，请刷新后查看' },
  'order.closing': { http: 409, status: 'U00409', msg: '订单正在关闭，请稍后刷新查看' },
  'order.holds_money': { http: 409, status: 'U00409', msg: '订单已收到部分款项，须由工作人员在收款认领中处理后再试' },
  'order.attempt_open': { http: 409, status: 'U00409', msg: '客户正在支付，待支付结束后再优惠' },
  'order.too_many_attempts': { http: 409, status: 'U00409', msg: '这个订单的支付次数已达上限，请联系工作人员' },
  'order.gateway_silent': {
    http: 503,
    status: 'U00500',
    msg: '支付渠道暂时没有响应，请稍后再试',
    retryAfter: 3,
  },
  'order.notification_refused': { http: 401, status: 'U00403', msg: '通知未通过验证' },
  /** `msg` says the order's state. */
  'refund.order_state': { http: 409, status: 'U00409', msg: '订单现在的状态不能退款' },
  /** `msg` names the refund that is open. */
  'refund.open': { http: 409, status: 'U00409', msg: '这个订单有一笔退款尚未结束' },
  'refund.too_many': { http: 409, status: 'U00409', msg: '这个订单的退款次数已达上限，请联系工作人员' },
  'refund.nothing_left': { http: 409, status: 'U00409', msg: '这个订单没有可退的金额' },
  'refund.state_conflict': { http: 409, status: 'U00409', msg: '退款状态已变化，请刷新后重试' },
  'refund.own_approval': { http: 403, status: 'U00403', msg: '须由另一位工作人员复核' },
  /** `msg` names the part that the line belongs to. */
  'refund.serial_taken': { http: 409, status: 'U00409', msg: '这条银行流水已登记' },
  /** `msg` names the refund that is open. */
  'order.refund_open': { http: 409, status: 'U00409', msg: '订单有退款尚未结束，不能完成' },
  /** The fields of the answer name `way`. */
  'order.way_not_open': { http: 400, status: 'U00400', msg: '该支付方式未开通' },
  'order.too_many_slips': { http: 409, status: 'U00409', msg: '每个订单最多上传 5 份转账凭证' },
  /** `msg` says the order's state. */
  'invoice.order_state': { http: 409, status: 'U00409', msg: '订单付款后才能申请发票' },
  'invoice.nothing': { http: 409, status: 'U00409', msg: '这个订单没有可开票的金额' },
  /** `msg` names the invoice. */
  'invoice.issued': { http: 409, status: 'U00409', msg: '这个订单的发票已开具' },
  'invoice.refund_open': { http: 409, status: 'U00409', msg: '订单有退款尚未结束，退款结束后再开票' },
  'invoice.state_conflict': { http: 409, status: 'U00409', msg: '发票状态已变化，请刷新后重试' },
  'reconciliation.too_early': { http: 409, status: 'U00409', msg: '账单在次日 10:30 后提供，请稍后再取' },
  'reconciliation.explained': { http: 409, status: 'U00409', msg: '这处差异已经说明，请刷新后查看' },
  'receipt.unreadable': { http: 400, status: 'U00400', msg: '无法读取这份文件，请导出为 CSV 后重试' },
  'receipt.unsupported': { http: 415, status: 'U00415', msg: '请上传 CSV 文件；Excel 文件请先另存为 CSV' },
  'receipt.known': { http: 409, status: 'U00409', msg: '这个流水号已登记' },
  'receipt.state_conflict': { http: 409, status: 'U00409', msg: '这笔收款的状态已变化，请刷新后重试' },
  'receipt.refunded': { http: 409, status: 'U00409', msg: '订单已有退款，不能取消认领' },
  /** `msg` names the invoice. */
  'receipt.invoiced': { http: 409, status: 'U00409', msg: '订单已开具发票，请先登记红冲' },
  /** `msg` names the fee. */
  'receipt.spent': { http: 409, status: 'U00409', msg: '官费已上缴，不能取消认领' },
  'receipt.not_newest': { http: 409, status: 'U00409', msg: '订单还有后到的多收款，请先取消那一笔的认领' },
  'receipt.no_account': { http: 404, status: 'U00404', msg: '这笔收款没有付款账号' },
})
