import type { BusinessType, CaseSteps } from './business-types.ts'
import { kinds } from './kinds.ts'
import { type RequestState, requestStateLabels } from './rules.ts'

/** For whom a case waits, or how it ended: the desk has it, its owner has it, it is done, it was refused. */
export type Standing = 'ours' | 'yours' | 'done' | 'refused'

/** How far a case is: in form, list, detail and notice alike. */
export type CaseProgress = {
  steps: CaseSteps
  /** The index of the present step; `steps.length` when all are done. */
  current: number
  standing: Standing
  /** The state in a word or two. */
  word: string
}

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

const standingOf = ({ state, supplement }: Progressing): Standing => {
  if (supplement) return 'yours'
  return state === 4 ? 'refused' : state === 3 ? 'done' : 'ours'
}

/** The progress of a request, from its state and its open round of supplement. */
export const progressOf = (request: Progressing): CaseProgress => {
  const { businessType, state, supplement } = request
  return {
    steps: kinds[businessType].steps,
    current: stepIn(state, businessType),
    standing: standingOf(request),
    word: supplement ? supplementWord : requestStateLabels[state],
  }
}
