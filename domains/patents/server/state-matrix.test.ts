import { shanghaiDayOf } from '@portal/platform/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PatentAct, type PatentState, patentStateAfter, patentStates } from '../contract/states.ts'
import { createPatentsApp, type PatentsApp } from '../testing/patents-app.ts'

type Act = Exclude<PatentAct, 'endWithOrder'>
type Call = { path: (businessSn: string) => string; body: Record<string, unknown>; isDesk: boolean }

const file = (kind: string) => [{ kind, url: '/api/file/0190a000-0000-7000-8000-000000000000' }]
const atDesk = (verb: string, body: Record<string, unknown>): Call => ({
  path: (businessSn) => `/api/admin/patentApplications/${businessSn}/${verb}`,
  body,
  isDesk: true,
})
const inFiveDays = shanghaiDayOf(new Date(Date.now() + 5 * 86_400_000))
const calls: Record<Act, Call> = {
  accept: atDesk('accept', { agencyName: '某专利代理机构' }),
  complete: atDesk('complete', { processResult: '完成' }),
  close: atDesk('close', { reason: '关闭' }),
  settleMeaning: atDesk('meaning', { specialMeaning: 'secret' }),
  recordFiling: atDesk('filing', { applicationNumber: '202610690957.6', filingDate: '2026-03-02' }),
  recordGrant: atDesk('grant', { grantNoticeOn: '2026-03-20', grantDelivery: 'deemed' }),
  addPapers: atDesk('files', { files: file('notice') }),
  askSupplement: atDesk('supplement', { items: [{ field: 'lxrName', problem: '请核对' }], dueDate: inFiveDays }),
  withdrawSupplement: atDesk('supplement/withdraw', { reason: '已核实' }),
  answerSupplement: {
    path: () => '/api/submitPatentSupplement',
    body: { round: 1, answers: { lxrName: '某人' } },
    isDesk: false,
  },
  answerMeaning: { path: () => '/api/answerPatentMeaning', body: { specialMeaning: 'secret' }, isDesk: false },
  addFiles: { path: () => '/api/addPatentFiles', body: { files: file('claims') }, isDesk: false },
  withdraw: { path: () => '/api/withdrawPatentApply', body: {}, isDesk: false },
}
const acts = Object.keys(calls) as Act[]

let portal: PatentsApp
let cases: Record<PatentState, string>
beforeAll(async () => {
  portal = await createPatentsApp()
  await portal.prices()
  const made = async (...steps: readonly Act[]): Promise<string> => {
    const businessSn = await portal.paid({ special: '保密请求', specialMeaning: 'secret' })
    for (const act of steps) await send(act, businessSn, 'staff')
    return businessSn
  }
  cases = { 1: await made(), 2: await made('accept'), 3: await made('accept', 'complete'), 4: await made('close') }
})
afterAll(() => portal.close())

const send = (act: Act, businessSn: string, who: 'demo' | 'demo2' | 'staff') =>
  portal.send(calls[act].path(businessSn), { ...calls[act].body, businessSn }, who)

/** The same call without any of its fields. */
const bare = (act: Act, businessSn: string, who: 'demo' | 'demo2' | 'staff') =>
  portal.send(calls[act].path(businessSn), calls[act].isDesk ? {} : { businessSn }, who)

const stands = async (businessSn: string) => {
  const { state, version } = (await portal.detail(businessSn)).body
  return { state, version }
}

it.each(patentStates)('in state %i, what the table refuses is refused and changes nothing', async (state) => {
  const before = await stands(cases[state])
  for (const act of acts.filter((one) => patentStateAfter(state, one) === null)) {
    const who = calls[act].isDesk ? 'staff' : 'demo'
    expect([act, (await send(act, cases[state], who)).status]).toEqual([act, 409])
    // The state has the word before the fields.
    expect([act, (await bare(act, cases[state], who)).status]).toEqual([act, 409])
  }
  expect(await stands(cases[state])).toEqual(before)
})

it.each(patentStates)('in state %i, nobody acts in another’s place', async (state) => {
  const before = await stands(cases[state])
  for (const act of acts) {
    const { isDesk } = calls[act]
    const expected = isDesk ? { demo: 403, demo2: 403 } : { demo2: 404, staff: 404 }
    for (const [who, status] of Object.entries(expected))
      for (const call of [send, bare])
        expect([act, who, (await call(act, cases[state], who as 'demo')).status]).toEqual([act, who, status])
  }
  expect(await stands(cases[state])).toEqual(before)
})

const unclear = { special: '保密请求', specialMeaning: 'unclear' }

/** A fresh application in a state; `unclear` where its meaning is still to be settled. */
const fresh = async (state: PatentState, changes: object): Promise<string> => {
  const businessSn = await portal.paid(changes)
  if (state > 1) await send('accept', businessSn, 'staff')
  if (state === 3) await send('complete', businessSn, 'staff')
  return businessSn
}
const allowed = patentStates.flatMap((state) =>
  acts.flatMap((act) => {
    const next = patentStateAfter(state, act)
    return next === null ? [] : [[state, act, next] as const]
  }),
)

it.each(allowed)('in state %i, %s by whom it belongs to leads to state %i', async (state, act, next) => {
  const businessSn = await fresh(state, act === 'answerMeaning' || act === 'settleMeaning' ? unclear : {})
  if (act === 'withdrawSupplement' || act === 'answerSupplement') await send('askSupplement', businessSn, 'staff')
  const { isDesk, path, body } = calls[act]
  const purpose = act === 'addPapers' ? 'patent-paper' : 'patent-material'
  const kind = act === 'addPapers' ? 'notice' : 'claims'
  const who = isDesk ? 'staff' : 'demo'
  const files = 'files' in body && [{ kind, url: await portal.upload(purpose, who) }]
  const { status } = await portal.send(path(businessSn), { ...body, ...(files && { files }), businessSn }, who)
  expect(status).toBe(200)
  expect((await stands(businessSn)).state).toBe(next)
})
