/** 1 待受理 → 2 服务中 → 3 已完成; 1 → 4 不予受理. Nothing else. */
export const requestStates = [1, 2, 3, 4] as const
export type RequestState = (typeof requestStates)[number]

export const requestStateLabels = {
  1: '待受理',
  2: '服务中',
  3: '已完成',
  4: '不予受理',
} satisfies Record<RequestState, string>

/** The state that a request is born in. */
export const firstState: RequestState = 1

export const requestActions = [
  'accept',
  'reject',
  'complete',
  'askSupplement',
  'answerSupplement',
  'withdrawSupplement',
  'requestFullPlan',
  'recordCall',
] as const
export type RequestAction = (typeof requestActions)[number]

/** What the owner or the desk does to a request, as buttons and history name it. */
export const requestActionLabels = {
  accept: '受理',
  reject: '不予受理',
  complete: '完成',
  askSupplement: '要求补充',
  answerSupplement: '提交补充材料',
  withdrawSupplement: '撤回补充要求',
  requestFullPlan: '申请全面解决方案',
  recordCall: '登记已回电',
} satisfies Record<RequestAction, string>

/** Who may take an action: the owner in my progress (`owner`), or the desk in the back office (`staff`). */
export type Performer = 'owner' | 'staff'
const performers = {
  accept: 'staff',
  reject: 'staff',
  complete: 'staff',
  askSupplement: 'staff',
  answerSupplement: 'owner',
  withdrawSupplement: 'staff',
  requestFullPlan: 'owner',
  recordCall: 'staff',
} satisfies Record<RequestAction, Performer>

const nowhere = {
  accept: null,
  reject: null,
  complete: null,
  askSupplement: null,
  answerSupplement: null,
  withdrawSupplement: null,
  requestFullPlan: null,
  recordCall: null,
} satisfies Record<RequestAction, null>

/** A round of supplement (补充) begins and ends within a state; a closed case has none. */
const roundsWithin = <S extends RequestState>(state: S) => ({
  askSupplement: state,
  answerSupplement: state,
  withdrawSupplement: state,
})

/** The one table: which action leads where. The server's guard and the page's buttons read it; null = not allowed. */
const transitions: Readonly<Record<RequestState, Readonly<Record<RequestAction, RequestState | null>>>> = {
  1: { ...nowhere, ...roundsWithin(1), accept: 2, reject: 4 },
  2: { ...nowhere, ...roundsWithin(2), complete: 3 },
  3: { ...nowhere, requestFullPlan: 3, recordCall: 3 },
  4: nowhere,
}

/** The state after an action, or null when the state does not allow it. */
export const stateAfter = (state: RequestState, action: RequestAction): RequestState | null =>
  transitions[state][action]

/** How far the full plan is: not asked for, waiting for the desk's call, called back. */
export type FullPlanState = 'none' | 'asked' | 'called'

/** The owner may ask for the full plan once, and the desk may record one call about it. */
const planAllows = (action: RequestAction, plan: FullPlanState): boolean => {
  if (action === 'requestFullPlan') return plan === 'none'
  return action !== 'recordCall' || plan === 'asked'
}

/** While a round of supplement is open it can only be ended: the customer answers it, or the desk takes it back. */
const roundAllows = (action: RequestAction, isWaiting: boolean): boolean =>
  isWaiting === (action === 'answerSupplement' || action === 'withdrawSupplement')

/** The facts beside the state: what the full plan has come to, and whether a round of supplement is open. */
export type BesideState = { plan: FullPlanState; isWaiting: boolean }

/** The state after an action where the facts beside the state allow it too, else null. */
export const stateAfterWith = (
  state: RequestState,
  action: RequestAction,
  { plan, isWaiting }: BesideState,
): RequestState | null =>
  planAllows(action, plan) && roundAllows(action, isWaiting) ? stateAfter(state, action) : null

/** The actions that `performer` may take in a state now: the `can` of rows and details. */
export const actionsIn = (state: RequestState, performer: Performer, beside: BesideState): RequestAction[] =>
  requestActions.filter((action) => performers[action] === performer && stateAfterWith(state, action, beside) !== null)
