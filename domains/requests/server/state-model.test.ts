import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstState, type RequestAction, type RequestState, requestActions, stateAfter } from '../contract/index.ts'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

const act = async (action: RequestAction, businessSn: string, isAdmin: boolean): Promise<number> => {
  const { staff, admin, demo } = portal.people
  if (action === 'requestFullPlan') {
    const body = { businessSn, qmfaName: '甲', qmfaPhone: '13600000000' }
    return (await portal.call({ method: 'POST', path: '/api/submitQuanMianFangAn', token: demo.token, body })).status
  }
  const body = { acceptContent: '说明', processResult: '结果' }
  return (await portal.desk(action, businessSn, body, isAdmin ? admin.token : staff.token)).status
}

const seen = async (businessSn: string) => {
  const { body } = await portal.call({ path: `/api/admin/requests/${businessSn}`, token: portal.people.staff.token })
  return body as {
    state: RequestState
    qmfaName: string | null
    history: { stateBefore: number; stateAfterOperate: number }[]
  }
}

type Model = { state: RequestState; planned: boolean; steps: number }
const allowed = ({ state, planned }: Model, action: RequestAction): RequestState | null =>
  action === 'requestFullPlan' && planned ? null : stateAfter(state, action)

/** The ends that two actions at once may have: one after the other, in either order. */
const endsOf = (model: Model, actions: readonly RequestAction[]): Model[] => {
  if (actions.length === 0) return [model]
  return actions.flatMap((action, index) => {
    const rest = actions.filter((_, at) => at !== index)
    const next = allowed(model, action)
    const after =
      next === null
        ? model
        : { state: next, planned: model.planned || action === 'requestFullPlan', steps: model.steps + 1 }
    return endsOf(after, rest)
  })
}

const subsetsOf = <T>([first, ...rest]: readonly T[]): T[][] =>
  first === undefined ? [[]] : subsetsOf(rest).flatMap((some) => [some, [first, ...some]])

const anyAction = fc.constantFrom(...requestActions)
const turns = fc.array(fc.array(anyAction, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 })

describe('whatever owner and desks do, one after another or at once', () => {
  it('leaves a request on the way of the state table', async () => {
    await fc.assert(
      fc.asyncProperty(turns, async (way) => {
        const businessSn = await portal.submitted()
        let model: Model = { state: firstState, planned: false, steps: 1 }
        for (const actions of way) {
          const statuses = await Promise.all(actions.map((action, index) => act(action, businessSn, index % 2 === 1)))
          expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
          const { state, qmfaName, history } = await seen(businessSn)
          const found: Model = { state, planned: qmfaName !== null, steps: history.length }
          // Two at once may have read the same state; then one is refused though it could have come second.
          const ends = subsetsOf(actions).flatMap((some) => endsOf(model, some))
          expect(ends).toContainEqual(found)
          expect(found.steps - model.steps).toBe(statuses.filter((status) => status === 200).length)
          expect(
            history.every((step, index) => index === 0 || step.stateBefore === history[index - 1]?.stateAfterOperate),
          ).toBe(true)
          model = found
        }
      }),
      { numRuns: 60 },
    )
  })
})
