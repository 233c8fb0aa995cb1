/** -1 closed, 0 awaiting payment, 1 paid, 2 completed (specification §4). */
export const orderStates = [-1, 0, 1, 2] as const
export type OrderState = (typeof orderStates)[number]

export const orderStateLabels = {
  [-1]: '已关闭',
  0: '待付款',
  1: '已付款',
  2: '已完成',
} satisfies Record<OrderState, string>

export const orderActs = ['settle', 'cancel', 'close', 'expire', 'complete', 'refundInFull', 'unsettle'] as const
export type OrderAct = (typeof orderActs)[number]

/** What happened to an order, as its history names it; `place` is its beginning. */
export const orderActLabels = {
  place: '提交订单',
  settle: '付款到账',
  cancel: '取消订单',
  close: '关闭订单',
  expire: '逾期未付，已关闭',
  complete: '办理完成',
  refundInFull: '已全额退款',
  unsettle: '收款认领已更正，恢复待付款',
} satisfies Record<OrderAct | 'place', string>

const nowhere = {
  settle: null,
  cancel: null,
  close: null,
  expire: null,
  complete: null,
  refundInFull: null,
  unsettle: null,
} satisfies Record<OrderAct, null>

/** The one table: which act leads where. The server's guard and the page's buttons read it; null is not allowed. */
const transitions: Readonly<Record<OrderState, Readonly<Record<OrderAct, OrderState | null>>>> = {
  [-1]: nowhere,
  0: { ...nowhere, settle: 1, cancel: -1, close: -1, expire: -1 },
  1: { ...nowhere, complete: 2, refundInFull: -1, unsettle: 0 },
  2: nowhere,
}

/** The state after an act, or null where the state does not allow it. */
export const orderStateAfter = (state: OrderState, act: OrderAct): OrderState | null => transitions[state][act]

/** Why an order was closed, as `order.closed` tells the service; `ended`: its application was withdrawn or refused. */
export const closeReasons = ['cancelled', 'closed', 'ended', 'expired', 'refunded'] as const
export type CloseReason = (typeof closeReasons)[number]

export const closeReasonLabels = {
  cancelled: '已由您取消',
  closed: '已由工作人员关闭',
  ended: '申请已结束，订单随之关闭',
  expired: '逾期未付款',
  refunded: '已全额退款',
} satisfies Record<CloseReason, string>

/** What the owner may do with an order now. */
export const ownerActs = ['pay', 'cancel', 'refund', 'invoice'] as const
export type OwnerAct = (typeof ownerActs)[number]
