import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type BesideState,
  firstState,
  type RequestAction,
  type RequestState,
  requestActions,
  stateAfterWith,
} from '../contract/rules.ts'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

const deskPaths = {
  accept: 'accept',
  reject: 'reject',
  complete: 'complete',
  askSupplement: 'supplement',
  withdrawSupplement: 'supplement/withdraw',
  recordCall: 'called',
} as const satisfies Partial<Record<RequestAction, string>>

const everyText = { acceptContent: '说明', cure: '办法', processResult: '结果', reason: '原因' }
const ask = () => ({
  items: [{ field: 'appeal', problem: '请写清楚' }],
  dueDate: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
})

const act = async (action: RequestAction, { businessSn, rounds }: Seen, isAdmin: boolean): Promise<number> => {
  const { staff, admin, demo } = portal.people
  const own = (path: string, body: object) =>
    portal.call({ method: 'POST', path, token: demo.token, body: { businessSn, ...body } })
  if (action === 'requestFullPlan') {
    return (await own('/api/submitQuanMianFangAn', { qmfaName: '甲', qmfaPhone: '13600000000' })).status
  }
  if (action === 'answerSupplement') {
    const answers = { appeal: `补充 ${rounds}` }
    return (await own('/api/submitSupplement', { round: Math.max(rounds, 1), answers, remark: '已改' })).status
  }
  const { token } = isAdmin ? admin : staff
  return (await portal.desk(deskPaths[action], businessSn, { ...everyText, ...ask() }, token)).status
}

type Seen = { businessSn: string; rounds: number }

const seen = async (businessSn: string) => {
  const { body } = await portal.call({ path: `/api/admin/requests/${businessSn}`, token: portal.people.staff.token })
  return body as {
    state: RequestState
    qmfaName: string | null
    calledTime: number | null
    actsNext: string
    supplements: { round: number; outcome: string }[]
    promises: { keptAt: number | null; pausedAt: number | null }[]
    history: { stateBefore: number; stateAfterOperate: number }[]
  }
}

type Model = BesideState & { state: RequestState; rounds: number; steps: number }

const after = (model: Model, action: RequestAction, state: RequestState): Model => ({
  state,
  plan: action === 'requestFullPlan' ? 'asked' : action === 'recordCall' ? 'called' : model.plan,
  isWaiting: action === 'askSupplement' || (model.isWaiting && !action.endsWith('Supplement')),
  rounds: model.rounds + (action === 'askSupplement' ? 1 : 0),
  steps: model.steps + 1,
})

/** The ends that actions at once may have: one after the other, in any order. */
const endsOf = (model: Model, actions: readonly RequestAction[]): Model[] => {
  if (actions.length === 0) return [model]
  return actions.flatMap((action, index) => {
    const rest = actions.filter((_, at) => at !== index)
    const next = stateAfterWith(model.state, action, model)
    return endsOf(next === null ? model : after(model, action, next), rest)
  })
}

const subsetsOf = <T>([first, ...rest]: readonly T[]): T[][] =>
  first === undefined ? [[]] : subsetsOf(rest).flatMap((some) => [some, [first, ...some]])

const anyAction = fc.constantFrom(...requestActions)
const turns = fc.array(fc.array(anyAction, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 })

describe(`whatever owner and desks do, one after another or at once (seed ${seed})`, () => {
  it('leaves a request on the way of the state table, and its clocks still exactly while it waits for its owner', async () => {
    await fc.assert(
      fc.asyncProperty(turns, async (way) => {
        const businessSn = await portal.submitted()
        let model: Model = { state: firstState, plan: 'none', isWaiting: false, rounds: 0, steps: 1 }
        for (const actions of way) {
          const { rounds } = model
          const statuses = await Promise.all(
            actions.map((action, index) => act(action, { businessSn, rounds }, index % 2 === 1)),
          )
          expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
          const { state, qmfaName, calledTime, actsNext, supplements, promises, history } = await seen(businessSn)
          const isWaiting = supplements.at(-1)?.outcome === 'open'
          const found: Model = {
            state,
            plan: qmfaName === null ? 'none' : calledTime === null ? 'asked' : 'called',
            isWaiting,
            rounds: supplements.length,
            steps: history.length,
          }
          // Two at once may have read the same state; then one is refused though it could have come second.
          const ends = subsetsOf(actions).flatMap((some) => endsOf(model, some))
          expect(ends).toContainEqual(found)
          expect(found.steps - model.steps).toBe(statuses.filter((status) => status === 200).length)
          expect(
            history.every((step, index) => index === 0 || step.stateBefore === history[index - 1]?.stateAfterOperate),
          ).toBe(true)
          const open = promises.filter(({ keptAt }) => keptAt === null)
          expect(open.every(({ pausedAt }) => (pausedAt !== null) === isWaiting)).toBe(true)
          expect(actsNext === 'customer').toBe(isWaiting)
          expect(supplements.map(({ round }) => round)).toEqual(supplements.map((_, index) => index + 1))
          expect(supplements.slice(0, -1).every(({ outcome }) => outcome !== 'open')).toBe(true)
          expect(isWaiting && state > 2).toBe(false)
          model = found
        }
      }),
      { seed, numRuns: 60 },
    )
  }, 60_000)
})
