import type { Matter, MatterStanding } from '@portal/platform/contract'
import type { BusinessType } from './business-types.ts'
import { kinds } from './kinds.ts'
import { type RequestState, requestStateLabels } from './rules.ts'

/** The word beside the state while the desk waits for the customer's papers or corrections. */
const supplementWord = '需要补充材料'

/**
 * The step that a case in this state has come to. Once it is sent, the first step is done; the last one is done with the
 * case. A refusal is told where the desk decides, in a filing at 审核通过/驳回.
 */
const stepIn = (state: RequestState, businessType: BusinessType): number =>
  ({ 1: 1, 2: 2, 3: kinds[businessType].steps.length, 4: businessType === 1 ? 2 : 1 })[state]

/** What the progress is told from; `supplement` is the open round, or null. */
type Progressing = { businessType: BusinessType; state: RequestState; supplement: object | null }

const standingOf = ({ state, supplement }: Progressing): MatterStanding => {
  if (supplement) return 'yours'
  return state === 4 ? 'refused' : state === 3 ? 'done' : 'ours'
}

/**
 * How far a request is, from its state and its open round of supplement: in form, list, detail and notice alike. `current`
 * is the number of steps when all are done.
 */
export const progressOf = (request: Progressing): Matter['progress'] => {
  const { businessType, state, supplement } = request
  return {
    steps: [...kinds[businessType].steps],
    current: stepIn(state, businessType),
    standing: standingOf(request),
    word: supplement ? supplementWord : requestStateLabels[state],
  }
}
