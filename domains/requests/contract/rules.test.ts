import { describe, expect, it } from 'vitest'
import { actionsIn, type BesideState, requestActions, requestStates, stateAfter, stateAfterWith } from './rules.ts'

const idle: BesideState = { plan: 'none', isWaiting: false }
const waiting: BesideState = { plan: 'none', isWaiting: true }

describe('the state table', () => {
  it('knows eleven moves and no other', () => {
    const moves = requestStates.flatMap((state) =>
      requestActions.map((action) => [state, action, stateAfter(state, action)] as const),
    )
    expect(moves.filter(([, , next]) => next !== null)).toEqual([
      [1, 'accept', 2],
      [1, 'reject', 4],
      [1, 'askSupplement', 1],
      [1, 'answerSupplement', 1],
      [1, 'withdrawSupplement', 1],
      [2, 'complete', 3],
      [2, 'askSupplement', 2],
      [2, 'answerSupplement', 2],
      [2, 'withdrawSupplement', 2],
      [3, 'requestFullPlan', 3],
      [3, 'recordCall', 3],
    ])
  })

  it('allows while a round is open nothing but its end, and its end only then', () => {
    const allowed = (beside: BesideState) =>
      requestStates.map((state) => requestActions.filter((action) => stateAfterWith(state, action, beside) !== null))
    const end = ['answerSupplement', 'withdrawSupplement']
    expect(allowed(waiting)).toEqual([end, end, [], []])
    expect(allowed(idle)).toEqual([
      ['accept', 'reject', 'askSupplement'],
      ['complete', 'askSupplement'],
      ['requestFullPlan'],
      [],
    ])
  })

  it('offers each side only its own buttons', () => {
    expect(requestStates.map((state) => actionsIn(state, 'staff', idle))).toEqual([
      ['accept', 'reject', 'askSupplement'],
      ['complete', 'askSupplement'],
      [],
      [],
    ])
    expect(requestStates.map((state) => actionsIn(state, 'owner', idle))).toEqual([[], [], ['requestFullPlan'], []])
    expect(actionsIn(1, 'owner', waiting)).toEqual(['answerSupplement'])
    expect(actionsIn(2, 'staff', waiting)).toEqual(['withdrawSupplement'])
  })

  it('lets the desk record the call once it is asked for, and the plan be asked for once', () => {
    const asked: BesideState = { plan: 'asked', isWaiting: false }
    expect(requestStates.map((state) => actionsIn(state, 'staff', asked))[2]).toEqual(['recordCall'])
    for (const plan of ['asked', 'called'] as const) expect(actionsIn(3, 'owner', { ...idle, plan })).toEqual([])
    expect(actionsIn(3, 'staff', { ...idle, plan: 'called' })).toEqual([])
  })
})
