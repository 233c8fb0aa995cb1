import { dayNumber, isWorkingDay } from '@portal/calendars/proof'
import { addDays, type Matter, shanghaiDayOf } from '@portal/platform/contract'
import type { SignedInCtx } from '@portal/platform/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileAct } from '../../contract/file/acts.ts'
import { createFileApp, type FileApp } from '../../testing/file-app.ts'
import { periodsOf, unsaidJob } from './file-deadlines.ts'
import { trademarkMatters } from './own-matters.ts'

let portal: FileApp
beforeAll(async () => {
  // A day of the law whose periods were checked: of those that begin from 2027-01-01 on, no customer is told.
  portal = await createFileApp({ at: '2026-11-27T10:00:00+08:00' })
})
afterAll(() => portal.close())

/** Brings a case to the office, and these acts of its provider further. */
const brought = async (...acts: readonly (FileAct | [FileAct, object])[]): Promise<string> => {
  const businessSn = await portal.paid()
  const { version } = (await portal.detail(businessSn)).body
  const proxy = await portal.upload('demo')
  await portal.as('demo', 'POST', '/api/amendTradeMark', { businessSn, version, proxy_url: proxy })
  for (const act of ['accept', 'prepare', 'submit'] as const) await portal.take('agency', businessSn, act)
  await portal.take('demo', businessSn, 'confirm')
  await portal.take('staff', businessSn, 'approve')
  for (const one of ['file', 'receipt', ...acts] as const) {
    const [act, fields] = typeof one === 'string' ? [one, {}] : one
    await portal.take('agency', businessSn, act, fields)
  }
  return businessSn
}

type Row = { title: string; state: string; endsOn: string; endsAt: number; doneOn: string | null; overdue: boolean }
const kept = async (businessSn: string, who: 'demo' | 'demo2' | 'staff' = 'demo') =>
  (await portal.as(who, 'GET', `/api/deadlines?subject=trademark:${businessSn}`)).body.elements as Row[]
const matterOf = async (businessSn: string): Promise<Matter | undefined> => {
  const own = { ...portal.ctx, actor: { userId: portal.ids.demo } } as unknown as SignedInCtx
  const { ranked } = await trademarkMatters.rank(own, { part: 'ours', keyword: businessSn, most: 10 })
  return [
    ...(
      await trademarkMatters.read(
        own,
        ranked.map(({ id }) => id),
      )
    ).values(),
  ][0]
}
const today = () => shanghaiDayOf(portal.clock.now())

describe('the papers of an application', () => {
  it('start their periods, which are its owner’s and which the desk sees, and the act that answers them ends them', async () => {
    const number = await brought('acceptance', 'refuse')
    const missed = { title: '商标：驳回复审', state: 'open', endsOn: '2026-01-30', overdue: true }
    expect(await kept(number)).toMatchObject([missed])
    expect(await kept(number, 'staff')).toMatchObject([missed])
    expect(await kept(number, 'demo2')).toEqual([])
    await portal.take('agency', number, 'review', { date: '2026-01-20' })
    await portal.deliver()
    expect(await kept(number)).toMatchObject([{ state: 'done', doneOn: '2026-01-20' }])
    await portal.take('agency', number, 'reviewLost', { date: '2026-11-02' })
    expect(await kept(number)).toMatchObject([
      { title: '商标：驳回复审', state: 'done', doneOn: '2026-01-20' },
      { title: '商标：不服复审决定起诉', state: 'open', endsOn: '2026-12-02' },
    ])
  })

  it('that ask for more material each have a period of their own, counted from the delivery', async () => {
    const number = await brought(
      ['correct', { date: '2026-11-03' }],
      ['correct', { date: '2026-11-09', delivery: 'deemed' }],
    )
    expect(await kept(number)).toMatchObject([
      { title: '商标：按商标局的通知补充材料', endsOn: '2026-12-03' },
      { title: '商标：按商标局的通知补充材料', endsOn: '2026-12-24' },
    ])
    const turn = { text: '有通知要在期限内答复，请与服务商商定。', what: '商标：按商标局的通知补充材料' }
    expect((await portal.detail(number)).body.nextStep).toMatchObject({ who: 'customer', ...turn })
    expect((await portal.detail(number, 'agency')).body.nextStep).toMatchObject({ who: 'provider', ...turn })
    await portal.take('agency', number, 'acceptance', { date: '2026-11-20' })
    expect((await kept(number)).map(({ state, doneOn }) => [state, doneOn])).toEqual([
      ['done', '2026-11-20'],
      ['done', '2026-11-20'],
    ])
  })

  it('from which others may act are no step of the customer; an opposition ends theirs and begins his', async () => {
    const number = await brought('acceptance', 'pass', ['publish', { date: today() }])
    expect(await kept(number)).toMatchObject([
      { title: expect.stringContaining('他人'), state: 'open', overdue: false },
    ])
    expect((await matterOf(number))?.nextStep).toBeNull()
    await portal.take('agency', number, 'oppose', { date: today() })
    const rows = await kept(number)
    expect(rows.map(({ title, state }) => [title, state]).toSorted()).toEqual([
      ['商标：初步审定公告后，他人可以提出异议的期间', 'done'],
      ['商标：异议答辩', 'open'],
    ])
  })

  it('of an international registration start no period of China, and none that nobody has checked', async () => {
    const step = { version: 9, paperOn: '2026-01-15', delivery: null, createTime: new Date() }
    expect(periodsOf('gjsbzc', [{ ...step, act: 'refuse' }])).toEqual([])
    expect(periodsOf('gjsbzc', [{ ...step, act: 'pass' }])).toMatchObject([
      { rule: 'madrid.dependency', pace: 'passing' },
    ])
  })
})

it('a case that is older than its deadlines gets them in the night, also where it ended of late, and none where it ended long ago', async () => {
  const number = await brought('acceptance', 'refuse', 'review', ['reviewLost', { date: today() }])
  const forget = 'delete from deadline; delete from deadline_wish; delete from outbox'
  const ended = (days: number) => {
    const at = new Date(portal.clock.now().getTime() - days * 86_400_000).toISOString()
    return portal.database.pool.query(
      `${forget}; update trademark_application set ended_at = '${at}' where business_number = '${number}'`,
    )
  }
  const night = async () => {
    await unsaidJob.run(portal.ctx)
    await portal.deliver()
    return (await kept(number)).filter(({ state }) => state === 'open').map(({ title }) => title)
  }
  await ended(90)
  expect(await night()).toEqual([])
  await ended(10)
  expect(await night()).toEqual(['商标：不服复审决定起诉'])
})

it('matter and detail of an application say whose step is next and by when, as its deadline has it, but to nobody who has not accepted it', async () => {
  const number = await brought('acceptance', ['refuse', { date: today() }])
  const [row] = await kept(number)
  expect(await matterOf(number)).toMatchObject({
    next: { text: '商标：驳回复审', due: { before: '最迟' } },
    nextStep: {
      ...{ who: 'customer', what: '商标：驳回复审', by: row?.endsAt, basis: 'deadline' },
      told: ['customer', 'staff'],
    },
  })
  expect((row?.endsOn ?? '') >= addDays(today(), 15)).toBe(true)
  const ending = { what: '商标：驳回复审', by: row?.endsAt, basis: 'deadline', told: ['customer', 'staff'] }
  const text = '可以申请驳回复审，请与服务商商定。'
  expect((await portal.detail(number)).body.nextStep).toEqual({ who: 'customer', text, due: null, ...ending })
  expect((await portal.detail(number, 'agency')).body.nextStep).toEqual({ who: 'provider', text, due: null, ...ending })
  await portal.take('agency', number, 'review', { date: today() })
  expect((await portal.detail(number)).body.nextStep).toMatchObject({
    who: 'provider',
    by: null,
    basis: null,
    told: [],
  })
  expect((await matterOf(number))?.nextStep).toBeNull()
  // On a day of rest, so that what is promised ends on a later day; nobody falls idle on the way there.
  while (isWorkingDay(dayNumber(today()))) {
    portal.clock.advance(7 * 3_600_000)
    for (const who of ['demo', 'agency'] as const) await portal.detail(number, who)
  }
  const waiting = await portal.paid()
  expect((await matterOf(waiting))?.nextStep).toMatchObject({
    who: 'provider',
    what: '等待服务商受理',
    basis: 'promise',
  })
  const dueOn = today()
  const subject = { kind: 'trademark', ref: waiting }
  await portal.call({
    ...{ method: 'POST', path: '/api/deadlines', token: portal.people.demo.token },
    body: { title: '自己的期限', dueOn, subject },
  })
  const by = Date.parse(`${dueOn}T24:00:00+08:00`)
  expect((await portal.detail(waiting)).body.nextStep).toMatchObject({ what: '自定期限', by, basis: 'deadline' })
  const [owner, opener] = [await portal.detail(waiting), await portal.detail(waiting, 'agency')]
  expect(opener.body.nextStep).toMatchObject({ who: 'provider', what: '等待服务商受理', basis: 'promise' })
  expect(JSON.stringify(opener.body)).not.toContain(String((owner.body.nextStep as { by: number }).by))
})
