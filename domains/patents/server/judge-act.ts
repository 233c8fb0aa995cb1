import type { AskedParts, Judge, SignedInCtx } from '@portal/platform/server'
import { byNumber } from '../contract/desk.ts'
import { type PatentAct, type PatentState, patentStateAfter, performers, roundAllows } from '../contract/states.ts'
import { isPaid } from './beside-state.ts'
import { ensure, fail } from './failures.ts'
import { getOwnPatent, getPatent } from './own-patent.ts'
import type { Patent } from './patent.table.ts'

/**
 * The state of an application after an act, by its table of states and by what stands beside the state.
 * @throws AppFailure `patent.state_conflict`, `patent.unpaid`, `patent.unclear_meaning`, `patent.no_secrecy`
 */
export const judgeAct = (patent: Patent, act: PatentAct): PatentState => {
  const next = patentStateAfter(patent.state, act)
  if (next === null || !roundAllows(act, patent.supplementDue !== null)) return fail('patent.state_conflict')
  const { specialMeaning } = patent
  if (act === 'accept' || act === 'complete') ensure(isPaid(patent), 'patent.unpaid')
  if (act === 'complete') ensure(specialMeaning !== 'unclear', 'patent.unclear_meaning')
  if (act === 'settleMeaning') ensure(specialMeaning !== null, 'patent.no_secrecy')
  if (act === 'answerMeaning') ensure(specialMeaning === 'unclear', 'patent.state_conflict')
  return next
}

/** Has the first word about a call whose fields are refused: whether the application is there, and its state allows the act. */
export const judgeOf =
  (act: PatentAct): Judge =>
  async (ctx: SignedInCtx, { params, body }: AskedParts) => {
    const isDesk = performers[act] === 'staff'
    const { data } = byNumber.safeParse(isDesk ? params : body)
    if (!data) return
    judgeAct(await (isDesk ? getPatent : getOwnPatent)(ctx, data.businessSn), act)
  }
