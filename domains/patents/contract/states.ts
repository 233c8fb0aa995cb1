/** 1 待服务 → 2 服务中 → 3 服务完成; 1, 2 → 4 服务关闭 (specification §4, the service order status). */
export const patentStates = [1, 2, 3, 4] as const
export type PatentState = (typeof patentStates)[number]

export const patentStateLabels = {
  1: '待服务',
  2: '服务中',
  3: '服务完成',
  4: '服务关闭',
} satisfies Record<PatentState, string>

/** Stands below the state of an application whose order is not paid yet. */
export const unpaidLabel = '待付款'
/** The same while a round of supplement waits for the customer. */
export const supplementLabel = '待补充'

export const patentActs = [
  'accept',
  'withdraw',
  'close',
  'complete',
  'addFiles',
  'settleMeaning',
  'recordFiling',
  'recordGrant',
  'addPapers',
  'askSupplement',
  'withdrawSupplement',
  'answerSupplement',
  'answerMeaning',
  'endWithOrder',
] as const
export type PatentAct = (typeof patentActs)[number]

/** What the history names: each act, the beginning, and the payment that the order tells of or takes back. */
export const historyActs = ['submit', 'paid', 'unpaid', ...patentActs] as const
export type HistoryAct = (typeof historyActs)[number]

/** What happens to an application, as buttons and history name it. */
export const patentActLabels = {
  submit: '提交申请',
  paid: '付款到账',
  unpaid: '收款认领已更正，恢复待付款',
  accept: '受理',
  withdraw: '撤回申请',
  close: '关闭',
  complete: '办理完成',
  addFiles: '补充材料',
  settleMeaning: '确认保密请求的含义',
  recordFiling: '登记申请号与申请日',
  recordGrant: '登记授权通知与登记手续',
  addPapers: '上传办理文件',
  askSupplement: '要求补充',
  withdrawSupplement: '撤回补充要求',
  answerSupplement: '提交补充材料',
  answerMeaning: '说明保密请求的含义',
  endWithOrder: '随订单关闭',
} satisfies Record<HistoryAct, string>

/** Who takes an act: the owner, the desk, or the portal itself when the order ends. */
type Performer = 'owner' | 'staff' | 'portal'
export const performers = {
  accept: 'staff',
  withdraw: 'owner',
  close: 'staff',
  complete: 'staff',
  addFiles: 'owner',
  settleMeaning: 'staff',
  recordFiling: 'staff',
  recordGrant: 'staff',
  addPapers: 'staff',
  askSupplement: 'staff',
  withdrawSupplement: 'staff',
  answerSupplement: 'owner',
  answerMeaning: 'owner',
  endWithOrder: 'portal',
} satisfies Record<PatentAct, Performer>

const nowhere = {
  accept: null,
  withdraw: null,
  close: null,
  complete: null,
  addFiles: null,
  settleMeaning: null,
  recordFiling: null,
  recordGrant: null,
  addPapers: null,
  askSupplement: null,
  withdrawSupplement: null,
  answerSupplement: null,
  answerMeaning: null,
  endWithOrder: null,
} satisfies Record<PatentAct, null>

/** While an application is open, its material, its meaning and its filing may change without a step. */
const openIn = <S extends PatentState>(state: S) => ({
  addFiles: state,
  settleMeaning: state,
  recordFiling: state,
  askSupplement: state,
  withdrawSupplement: state,
  answerSupplement: state,
  answerMeaning: state,
  close: 4 as const,
  endWithOrder: 4 as const,
})

/** The one table: which act leads where. The server's guard and the page's buttons read it; null is not allowed. */
const transitions: Readonly<Record<PatentState, Readonly<Record<PatentAct, PatentState | null>>>> = {
  1: { ...nowhere, ...openIn(1), accept: 2, withdraw: 4 },
  2: { ...nowhere, ...openIn(2), complete: 3, addPapers: 2, recordGrant: 2 },
  // A grant and its certificate come late.
  3: { ...nowhere, addPapers: 3, recordGrant: 3 },
  4: nowhere,
}

/** The state after an act, or null where the state does not allow it. */
export const patentStateAfter = (state: PatentState, act: PatentAct): PatentState | null => transitions[state][act]

/**
 * What stands beside the state: whether the order is paid (or nothing is owed), whether 保密请求 waits to be settled, and
 * whether a round of supplement waits for the customer.
 */
export type BesideState = { isPaid: boolean; isUnclear: boolean; hasSecrecy: boolean; isWaiting: boolean }

const endsRound: readonly PatentAct[] = ['withdrawSupplement', 'answerSupplement']
const notDuringRound: readonly PatentAct[] = ['accept', 'complete', 'askSupplement']

/** While a round of supplement is open, nothing goes on that depends on its answer; without one there is none to end. */
export const roundAllows = (act: PatentAct, isWaiting: boolean): boolean =>
  !(isWaiting ? notDuringRound : endsRound).includes(act)

const besideAllows = (act: PatentAct, { isPaid, isUnclear, hasSecrecy, isWaiting }: BesideState): boolean => {
  if (!roundAllows(act, isWaiting)) return false
  if (act === 'accept') return isPaid
  // A payment that was taken back leaves an accepted application unpaid.
  if (act === 'complete') return isPaid && !isUnclear
  if (act === 'answerMeaning') return isUnclear
  return act !== 'settleMeaning' || hasSecrecy
}

/** What `performer` may do with an application now: the `can` of rows and details. */
export const patentActsIn = (state: PatentState, performer: 'owner' | 'staff', beside: BesideState): PatentAct[] =>
  patentActs.filter(
    (act) => performers[act] === performer && patentStateAfter(state, act) !== null && besideAllows(act, beside),
  )

/** Why an application was closed with its order. */
export const orderEndReasons = { unpaid: '订单未支付，已关闭', refunded: '订单已退款' } as const
