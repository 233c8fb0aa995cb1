import { afterAll, beforeAll, expect, it } from 'vitest'
import { withFieldsOf } from '../../contract/file/act-samples.ts'
import { type FileAct, fileActs, fileStateAfter, wayOf } from '../../contract/file/acts.ts'
import { orderSample } from '../../contract/file/order-samples.ts'
import { type FileState, fileStates } from '../../contract/file/states.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { type Caller, createFileApp, type FileApp } from '../../testing/file-app.ts'

const acts = fileActs.filter((act) => wayOf(act).by !== 'portal')
const callers: readonly Caller[] = ['demo', 'demo2', 'agency', 'other', 'waiting', 'staff', 'admin', 'nobody']
const cells = fileStates.length * acts.length * callers.length

let portal: FileApp
const cases = {} as Record<TrademarkKind, string>
beforeAll(async () => {
  portal = await createFileApp()
  for (const kind of ['sbzc', 'gjsbzc'] as const) {
    cases[kind] = await portal.paid(orderSample(kind))
    await portal.take('agency', cases[kind], 'accept')
  }
})
afterAll(() => portal.close())

/** Puts the case into a state as the way there leaves it: published, and held by the agency once somebody has accepted it. */
const putInto = async (businessSn: string, state: FileState): Promise<void> => {
  const held = state === 1 ? 'null, null' : `'${portal.ids.agency}', '演示代理'`
  await portal.database.pool.query(
    `update trademark_application set file_state = $1, is_published = true, is_corrected = false, extra = null,
      last_paper_on = null, (provider_id, provider_name) = (${held}) where business_number = $2`,
    [state, businessSn],
  )
}

const beside = (kind: TrademarkKind) => ({
  ...{ kind, isPaid: true, hasExtra: false, isCorrected: false, isPublished: true, provisionals: 0 },
})

/** What a call without any field answers: who calls has the word first, then the state, and in the end the fields. */
const expected = (caller: Caller, state: FileState, act: FileAct): number => {
  const { by, needs = [], paper } = wayOf(act)
  const isOpen = state === 1
  if (caller === 'nobody') return 401
  if (caller === 'demo2') return 404
  if (caller === 'waiting') return isOpen || act === 'accept' ? 403 : 404
  if (caller === 'other' && !isOpen) return act === 'accept' ? 409 : 404
  const role = { demo: 'owner', agency: 'provider', other: 'provider', staff: 'staff', admin: 'staff' }[caller]
  if (role !== by) return 403
  if (by === 'provider' && isOpen && act !== 'accept') return 403
  if (fileStateAfter(state, act, beside('sbzc')) === null) return 409
  return needs.length > 0 || paper !== undefined || act === 'prepare' ? 400 : 200
}

it(`answers each of ${cells} cells (${fileStates.length} states × ${acts.length} acts × ${callers.length} callers) as its table says`, async () => {
  const wrong: string[] = []
  for (const state of fileStates) {
    await putInto(cases.sbzc, state)
    for (const act of acts) {
      for (const caller of callers) {
        const { status, body } = await portal.callAct(caller, cases.sbzc, act)
        const wanted = expected(caller, state, act)
        if (status !== wanted) wrong.push(`${state} ${act} ${caller}: ${status} for ${wanted} ${JSON.stringify(body)}`)
        if (status === 200) await putInto(cases.sbzc, state)
      }
    }
  }
  expect(wrong).toEqual([])
}, 120_000)

const allowed = (kind: TrademarkKind) =>
  fileStates.flatMap((state) =>
    acts.flatMap((act) => {
      const next = fileStateAfter(state, act, beside(kind))
      return next === null || act === 'prepare' ? [] : [{ kind, state, act, next }]
    }),
  )
const performers = { owner: 'demo', provider: 'agency', staff: 'staff', portal: 'nobody' } as const

it.each([...allowed('sbzc'), ...allowed('gjsbzc')])(
  '$kind: in state $state, $act leads to state $next',
  async ({ kind, state, act, next }) => {
    const businessSn = cases[kind]
    await putInto(businessSn, state)
    await portal.database.pool.query(`update trademark_designation set state = 'granted'`)
    const who = performers[wayOf(act).by]
    // With all that it needs but one, it is refused on that one.
    const needed = await withFieldsOf(act, kind, () => portal.upload(who))
    const [field] = Object.keys(needed)
    if (field !== undefined && field !== 'delivery') {
      const { [field as 'date']: _, ...rest } = needed
      const refused = await portal.callAct(who, businessSn, act, rest)
      expect([refused.status, refused.body.fields]).toEqual([400, [{ path: field, msg: expect.any(String) }]])
    }
    const { status, body } = await portal.callAct(who, businessSn, act, needed)
    expect([status, body.fileState]).toEqual([200, next])
  },
)
