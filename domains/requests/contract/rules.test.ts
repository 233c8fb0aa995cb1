import { describe, expect, it } from 'vitest'
import { actionsIn, requestActions, requestStates, stateAfter } from './rules.ts'

describe('the state table', () => {
  it('knows four moves and no other', () => {
    const moves = requestStates.flatMap((state) =>
      requestActions.map((action) => [state, action, stateAfter(state, action)] as const),
    )
    expect(moves.filter(([, , next]) => next !== null)).toEqual([
      [1, 'accept', 2],
      [1, 'reject', 4],
      [2, 'complete', 3],
      [3, 'requestFullPlan', 3],
    ])
  })

  it('offers each side only its own buttons', () => {
    expect(requestStates.map((state) => actionsIn(state, 'staff'))).toEqual([
      ['accept', 'reject'],
      ['complete'],
      [],
      [],
    ])
    expect(requestStates.map((state) => actionsIn(state, 'owner'))).toEqual([[], [], ['requestFullPlan'], []])
  })
})
