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

export const requestActions = ['accept', 'reject', 'complete', 'requestFullPlan'] as const
export type RequestAction = (typeof requestActions)[number]

/** What the owner or the desk does to a request, as buttons and history name it. */
export const requestActionLabels = {
  accept: '受理',
  reject: '不予受理',
  complete: '办结',
  requestFullPlan: '申请全面解决方案',
} satisfies Record<RequestAction, string>

/** Whose button it is: the owner's in my progress, or the desk's in the back office. */
export type Performer = 'owner' | 'staff'
const performers = {
  accept: 'staff',
  reject: 'staff',
  complete: 'staff',
  requestFullPlan: 'owner',
} satisfies Record<RequestAction, Performer>

/** The one table: which action leads where. The server's guard and the page's buttons read it; null = not allowed. */
const transitions: Readonly<Record<RequestState, Readonly<Record<RequestAction, RequestState | null>>>> = {
  1: { accept: 2, reject: 4, complete: null, requestFullPlan: null },
  2: { accept: null, reject: null, complete: 3, requestFullPlan: null },
  3: { accept: null, reject: null, complete: null, requestFullPlan: 3 },
  4: { accept: null, reject: null, complete: null, requestFullPlan: null },
}

/** The state after an action, or null when the state does not allow it. */
export const stateAfter = (state: RequestState, action: RequestAction): RequestState | null =>
  transitions[state][action]

/** What may be done in a state by one side: the `can` of rows and details. */
export const actionsIn = (state: RequestState, performer: Performer): RequestAction[] =>
  requestActions.filter((action) => performers[action] === performer && stateAfter(state, action) !== null)
