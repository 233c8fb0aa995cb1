import type { RefundState } from '../order.ts'

/**
 * What staff may do with a refund. Above the operator's limit `approve` leaves it waiting for a colleague, who confirms or
 * returns; `offline` always does.
 */
export const refundActs = ['approve', 'confirm', 'return', 'reject', 'offline', 'record'] as const
export type RefundAct = (typeof refundActs)[number]

/** What happened to a refund, as its history names it. `ask` is its beginning; `begin` and `finish` are the portal's. */
export const refundActLabels = {
  ask: '提出退款',
  approve: '同意退款',
  confirm: '复核通过',
  return: '退回重新处理',
  reject: '拒绝退款',
  offline: '改为线下退款',
  record: '登记付出',
  begin: '开始退款',
  finish: '退款完成',
} satisfies Record<RefundAct | 'ask' | 'begin' | 'finish', string>
export type RefundDeed = keyof typeof refundActLabels

/** The states in which each act is allowed. What waits for a colleague, and for which part, is judged beside it. */
const states = {
  approve: [0],
  confirm: [0, 1],
  return: [0, 1],
  reject: [0],
  offline: [1],
  record: [1],
} satisfies Record<RefundAct, readonly RefundState[]>

type Standing = {
  state: RefundState
  /** Who approved or asked for the way outside the gateway, while a colleague must still confirm it. */
  pendingBy: string | null
  /** The house refuses a part for good. */
  isStuck: boolean
  /** A part is paid by hand and its outgoing line is not recorded. */
  isPaidByHand: boolean
}

/** What this member of staff may do with a refund now; the server's guard and the desk's buttons read the same rule. */
export const refundActsOf = ({ state, pendingBy, isStuck, isPaidByHand }: Standing, viewerId: string): RefundAct[] => {
  const isPending = pendingBy !== null
  const isOthers = isPending && pendingBy !== viewerId
  const open: Record<RefundAct, boolean> = {
    approve: !isPending,
    confirm: isOthers,
    return: isOthers,
    reject: true,
    offline: !isPending && isStuck,
    record: isPaidByHand,
  }
  return refundActs.filter((act) => open[act] && states[act].some((allowed) => allowed === state))
}
