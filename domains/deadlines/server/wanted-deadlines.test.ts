import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeadlineRow } from '../contract/deadline.ts'
import { createDeadlinesApp, type DeadlinesApp } from '../testing/deadlines-app.ts'
import { deadlinesPersonal } from './personal.ts'
import { remindDeadlines } from './remind.ts'
import { keepAwakened } from './waiting-wishes.ts'
import type { WantedDeadline } from './wanted.ts'
import { keepWanted } from './wanted-deadlines.ts'

let test: DeadlinesApp
beforeAll(async () => {
  test = await createDeadlinesApp()
})
beforeEach(async () => {
  test.at('2026-11-20T10:00:00')
  await test.database.pool.query('delete from deadline; delete from deadline_wish; delete from outbox')
})
afterAll(() => test.close())

const subject = { kind: 'right', ref: 'r1' }
const want = (said: number, ...wanted: WantedDeadline[]) =>
  keepWanted(test.ctx, { userId: test.people.demo.id, subject, wanted }, said)
const end = (dueOn: string): WantedDeadline => ({ slot: 'end', name: '权利届满', dueOn, pace: 'certificate' })
const period = (slot: string, more: Partial<WantedDeadline> = {}): WantedDeadline => ({
  ...{ slot, rule: 'tm.cn.supplement', trigger: '2026-11-16' },
  ...more,
})
const stood = async () =>
  (await test.send<{ elements: DeadlineRow[] }>('owner', 'GET', '/api/deadlines?subject=right:r1')).body.elements
const days = async () => (await stood()).map(({ endsOn }) => endsOn)
/** What two processes tell that look at the same moment. */
const told = async () => {
  const remind = () => remindDeadlines(test.ctx, test.subjects)
  await Promise.all([remind(), remind()])
  await remind()
  const [soon, late] = [await test.events('deadline.due_soon'), await test.events('deadline.late')]
  return [soon.length, late.length]
}

describe('what a domain wants kept for a thing', () => {
  it('is kept, moved and ended; an event that comes twice changes nothing', async () => {
    for (const _ of [1, 2]) await want(7, end('2027-12-31'))
    expect(await stood()).toMatchObject([
      { title: '权利届满', endsOn: '2027-12-31', version: 1, can: ['override', 'done'] },
    ])
    for (const _ of [1, 2]) await want(8, end('2029-12-31'))
    expect(await stood()).toMatchObject([{ endsOn: '2029-12-31', version: 2 }])
    await want(9)
    expect(await stood()).toEqual([])
  })

  it('is what was said last, whatever comes late: neither an older wish nor an older end is believed', async () => {
    await want(12, end('2029-12-31'))
    await want(11)
    await want(10, end('2028-12-31'))
    expect(await days()).toEqual(['2029-12-31'])
    await want(13)
    await want(12, end('2029-12-31'))
    expect(await stood()).toEqual([])
  })

  it('is not believed of a thing of which nothing is wanted any more, although nothing was ever kept of it', async () => {
    await want(21)
    await want(20, end('2029-12-31'))
    expect(await stood()).toEqual([])
  })

  it.each([
    ['in order', [0, 1, 2]],
    ['in reverse', [2, 1, 0]],
    ['at once in several processes', null],
  ] as const)('loses no slot where three events of one moment come %s', async (_name, order) => {
    const [first, second] = [period('first'), period('second', { trigger: '2026-11-17' })]
    const events = [
      () => want(31, end('2027-12-31')),
      () => want(32, end('2027-12-31'), first),
      () => want(33, end('2027-12-31'), first, second),
    ]
    if (order) for (const at of order) await events[at]?.()
    else await Promise.all(events.map((event) => event()))
    expect(await days()).toEqual(['2026-12-16', '2026-12-17', '2027-12-31'])
  })

  it('is not made where it has passed already, unless somebody has to hear that he missed it', async () => {
    await want(41, end('2026-11-19'), period('old', { trigger: '2026-09-01' }))
    expect(await stood()).toEqual([])
    await want(42, period('old', { trigger: '2026-09-01', evenLate: true }))
    expect(await stood()).toMatchObject([{ endsOn: '2026-10-08', overdue: true }])
    expect(await told()).toEqual([0, 1])
  })

  it('goes on with the reminders where another part of the portal has left off', async () => {
    test.at('2026-12-03T10:00:00')
    const since = Date.parse('2026-01-05T10:00:00+08:00')
    const renewal = (slot: string, nextOn: string | null): WantedDeadline => ({
      ...{ slot, rule: 'customs.recordal.renewWindow', trigger: '2027-02-28', told: { since, nextOn } },
    })
    // Renewal opened on 28 August, three months before the end were 28 November: of one both were told, of one the second was
    // missed, of one all was told that there is.
    await want(45, renewal('both', '2027-01-28'), renewal('missed', '2026-11-28'), renewal('all', null))
    expect(await told()).toEqual([1, 0])
    test.at('2027-01-28T09:00:00')
    expect(await told()).toEqual([2, 0])
    test.at('2027-02-21T09:00:00')
    expect(await told()).toEqual([2, 0])
  })

  it('goes where a thing is changed to a day that has passed', async () => {
    await want(43, end('2027-12-31'))
    await want(44, end('2026-11-01'))
    expect(await stood()).toEqual([])
    expect(await told()).toEqual([0, 0])
  })

  it('is done with the act that it was for; what its owner did or set himself stays', async () => {
    await want(51, period('first'), period('second', { trigger: '2026-11-17' }))
    const [first, second] = await stood()
    const act = (id: string | undefined, name: string, body: object) =>
      test.send('owner', 'POST', `/api/deadlines/${id}/${name}`, { version: 1, ...body })
    await act(second?.id, 'override', { dueOn: '2026-12-10', reason: '代理人要求' })
    await want(52, period('first', { doneOn: '2026-11-19' }), period('second', { trigger: '2026-11-17' }))
    expect(await stood()).toMatchObject([
      { id: second?.id, state: 'open', endsOn: '2026-12-10' },
      { id: first?.id, state: 'done', doneOn: '2026-11-19' },
    ])
    await want(54, period('first', { doneOn: '2026-11-19' }), period('second', { trigger: '2026-11-18' }))
    expect(await stood()).toMatchObject([{}, { id: second?.id, endsOn: '2026-12-18', overridden: false }])
    await act(second?.id, 'done', { version: 3 })
    await want(55, period('first', { doneOn: '2026-11-19' }), period('second', { trigger: '2026-11-18' }))
    expect((await stood()).map(({ state }) => state)).toEqual(['done', 'done'])
  })

  it('is open again where the domain takes the act back, and stays done where its owner did it', async () => {
    await want(56, period('first', { doneOn: '2026-11-19' }), period('second', { trigger: '2026-11-17' }))
    const second = (await stood()).find(({ state }) => state === 'open')
    await test.send('owner', 'POST', `/api/deadlines/${second?.id}/done`, { version: 1 })
    await want(57, period('first'), period('second', { trigger: '2026-11-17' }))
    expect((await stood()).map(({ id, state }) => [id === second?.id, state]).toSorted()).toEqual([
      [false, 'open'],
      [true, 'done'],
    ])
    test.at('2026-12-15T09:00:00')
    expect(await told()).toEqual([1, 0])
  })

  it('takes no room from what its owner may enter himself', async () => {
    await want(61, end('2027-12-31'))
    await test.database.pool.query(
      `insert into deadline select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'slot', 's' || n))).*
        from deadline d, generate_series(1, 500) n`,
    )
    await test.enter({ title: '给代理人回信', dueOn: '2026-12-20' })
  })

  it('is opened again also by whoever has entered as many as he may', async () => {
    await want(62, end('2027-12-31'))
    const { rows } = await test.database.pool.query<{ id: string }>('select id from deadline')
    const at = `/api/deadlines/${rows[0]?.id}`
    await test.enter({ title: '给代理人回信', dueOn: '2026-12-20' })
    await test.database.pool.query(
      `insert into deadline select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid()))).*
        from deadline d, generate_series(1, 499) n where slot is null`,
    )
    expect((await test.send('owner', 'POST', `${at}/done`, { version: 1 })).body).toMatchObject({ state: 'done' })
    expect((await test.send('owner', 'POST', `${at}/reopen`, { version: 2 })).body).toMatchObject({ state: 'open' })
  })

  it('goes with its owner, also where an event is still on its way', async () => {
    await want(72, end('2027-12-31'))
    await deadlinesPersonal.eraseAtOnce?.({ ...test.ctx, ...test.services } as never, test.people.demo.id)
    await want(71, end('2027-12-31'))
    const { rows } = await test.database.pool.query('select owner_id, wanted from deadline_wish')
    expect([await stood(), rows]).toEqual([[], [{ owner_id: null, wanted: [] }]])
  })
})

describe('reminders of what is wanted', () => {
  it('of a last day come 365, 180, 90, 30 and 7 days before, each once across processes', async () => {
    await want(81, end('2027-11-25'))
    const heard: string[] = []
    for (const day of [
      '2026-11-24',
      '2026-11-25',
      '2027-05-29',
      '2027-08-27',
      '2027-10-26',
      '2027-11-18',
      '2027-11-25',
    ]) {
      test.at(`${day}T09:00:00`)
      const [soon] = await told()
      if (soon === 1) heard.push(day)
    }
    expect(heard).toEqual(['2026-11-25', '2027-05-29', '2027-08-27', '2027-10-26', '2027-11-18'])
    test.at('2027-11-26T09:00:00')
    expect(await told()).toEqual([0, 1])
  })

  it('of a window come when it opens, three months, a month and a week before it closes', async () => {
    await want(82, { slot: 'w', rule: 'customs.recordal.renewWindow', trigger: '2027-08-31' })
    const heard: string[] = []
    for (const day of ['2027-02-27', '2027-02-28', '2027-05-31', '2027-07-31', '2027-08-24', '2027-08-30']) {
      test.at(`${day}T09:00:00`)
      if ((await told())[0] === 1) heard.push(day)
    }
    expect(heard).toEqual(['2027-02-28', '2027-05-31', '2027-07-31', '2027-08-24'])
  })

  it('of a period in which only others may act there are none; it is over with its last day', async () => {
    await want(83, { slot: 'o', rule: 'tm.cn.opposition', trigger: '2026-11-06', pace: 'passing', name: '他人的期间' })
    expect(await stood()).toMatchObject([{ title: '他人的期间', endsOn: '2027-02-08', state: 'open' }])
    test.at('2027-02-08T23:59:00')
    expect(await told()).toEqual([0, 0])
    test.at('2027-02-09T00:00:30')
    expect(await told()).toEqual([0, 0])
    expect(await stood()).toMatchObject([{ state: 'done', doneOn: '2027-02-08', overdue: false, can: [] }])
  })
})

it('a period of an unchecked version is none for a customer, until somebody has checked it', async () => {
  test.at('2027-01-10T10:00:00')
  const found = { url: 'https://www.npc.gov.cn/law', checkedOn: '2027-01-09', tag: 'L' }
  await want(91, end('2028-12-31'), { slot: 'r', rule: 'tm.cn.refusalReview', trigger: '2027-01-06' })
  await keepAwakened(test.ctx)
  expect(await days()).toEqual(['2028-12-31'])
  const path = '/api/admin/deadlineRules/tm.cn.refusalReview/versions/2/check'
  expect((await test.send('desk', 'POST', path, found)).status).toBe(200)
  await keepAwakened(test.ctx)
  expect(await days()).toEqual(['2028-12-31'])
  test.clock.advance(7_000)
  await Promise.all([keepAwakened(test.ctx), keepAwakened(test.ctx)])
  expect(await stood()).toMatchObject([
    { title: '商标：驳回复审', endsOn: '2027-01-21' },
    { endsOn: '2028-12-31', version: 1 },
  ])
})

describe('while a worked example comes out otherwise', () => {
  const alter = (statement: string) =>
    test.database.pool.query(
      `alter table deadline_rule disable trigger user; ${statement}; alter table deadline_rule enable trigger user`,
    )
  /** A hand has reached the table, and every process has read it anew. */
  const broken = async (isBroken: boolean) => {
    await alter(`update deadline_rule set terms = jsonb_set(terms, '{period,amount}', '${isBroken ? 4 : 3}')
      where code = 'customs.exOfficio.respond' and version = 1`)
    test.clock.advance(6_000)
  }
  const mended = async () => {
    await broken(false)
    await keepAwakened(test.ctx)
  }

  it('nothing is kept and nothing is lost: what was said last is kept as soon as the rules are right again', async () => {
    await broken(true)
    await want(71, end('2027-12-31'))
    await want(73, end('2029-12-31'))
    await want(72, end('2028-12-31'))
    await keepAwakened(test.ctx)
    expect(await stood()).toEqual([])
    await mended()
    expect(await days()).toEqual(['2029-12-31'])
    await keepAwakened(test.ctx)
    expect(await stood()).toMatchObject([{ version: 1 }])
  })

  it('what was kept before stays until then, ends where nothing is wanted any more, and opens again where its end is taken back', async () => {
    await want(81, end('2027-12-31'), period('answer', { doneOn: '2026-11-19' }))
    await broken(true)
    await want(82, period('answer', { doneOn: '2026-11-19' }))
    await want(83, period('answer'))
    expect((await stood()).map(({ state }) => state).toSorted()).toEqual(['done', 'open'])
    await mended()
    expect(await stood()).toMatchObject([{ title: expect.stringContaining('补充'), state: 'open', doneOn: null }])
    await broken(true)
    await want(84)
    await mended()
    expect(await stood()).toEqual([])
  })

  it('nothing that waits is kept by rules that have just been broken, and what is erased meanwhile is gone', async () => {
    await broken(true)
    await want(91, period('answer'))
    await broken(false)
    expect(
      (await test.send('owner', 'POST', '/api/deadlines/compute', { rule: 'tm.cn.supplement', trigger: '2026-11-16' }))
        .status,
    ).toBe(200)
    await alter(`update deadline_rule set terms = jsonb_set(terms, '{period,amount}', '4')
      where code = 'customs.exOfficio.respond' and version = 1`)
    await keepAwakened(test.ctx)
    expect(await stood()).toEqual([])
    await deadlinesPersonal.eraseAtOnce?.({ ...test.ctx, ...test.services } as never, test.people.demo.id)
    const { rows } = await test.database.pool.query('select wanted, kept_before from deadline_wish')
    expect(rows).toEqual([{ wanted: [], kept_before: null }])
    await mended()
    expect(await stood()).toEqual([])
  })
})
