import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'
import { supplementCalls } from '../testing/supplement-rounds.ts'
import { sortPassedSupplements, tellOfSupplements } from './supplement-notices.ts'

let portal: RequestsApp
let calls: ReturnType<typeof supplementCalls>
beforeAll(async () => {
  portal = await createRequestsApp()
  calls = supplementCalls(portal)
})
afterAll(() => portal.close())
beforeEach(async () => {
  await enter('2026-11-18T10:00')
})

/** A session of its own for each day, since those of another day have ended. */
const enter = async (moment: string) => {
  portal.clock.set(new Date(`${moment}:00+08:00`))
  for (const username of ['demo', 'staff'] as const) {
    const login = { username, password: 'Portal-demo-2026' }
    portal.people[username].token = String(
      (await portal.call({ method: 'POST', path: '/api/login', body: login })).body.token,
    )
  }
}
const remind = () => tellOfSupplements(portal.ctx)
const askedUntil = async (dueDate: string) => {
  const businessSn = await portal.submitted()
  expect((await calls.ask(businessSn, { dueDate })).status).toBe(200)
  return businessSn
}
const [soon, passed, atDesk] = [
  'request.supplement_due_soon',
  'request.supplement_passed',
  'request.supplement_unanswered',
]
/** What was announced of the last day of its rounds. */
const told = async (businessSn: string): Promise<string[]> => {
  const { rows } = await portal.database.pool.query(
    "select event from outbox where data->>'businessSn' = $1 and event = any($2) order by id",
    [businessSn, [soon, passed, atDesk]],
  )
  return rows.map(({ event }) => event)
}

describe('the last day of a round', () => {
  it('is told to the owner on the working day before it, and to both sides once it has passed', async () => {
    // A Monday: the working day before it is the Friday.
    const businessSn = await askedUntil('2026-11-23')
    const days: [string, string[]][] = [
      ['2026-11-19T20:55', []],
      ['2026-11-20T08:00', [soon]],
      ['2026-11-21T08:00', [soon]],
      ['2026-11-23T20:55', [soon]],
      ['2026-11-24T08:00', [soon, passed, atDesk]],
      ['2026-11-30T08:00', [soon, passed, atDesk]],
    ]
    for (const [moment, events] of days) {
      portal.clock.set(new Date(`${moment}:00+08:00`))
      await Promise.all([remind(), remind()])
      await remind()
      expect([moment, await told(businessSn)]).toEqual([moment, events])
    }
  })

  it('stands in the desk’s order from midnight on, before anybody is told', async () => {
    const [businessSn, answered] = [await askedUntil('2026-11-19'), await askedUntil('2026-11-19')]
    const dueOf = async (number: string) => {
      const { rows } = await portal.database.pool.query(
        'select next_due_at as at from protection_request where business_number = $1',
        [number],
      )
      return rows[0]?.at as Date | null
    }
    await enter('2026-11-19T23:59')
    expect((await calls.answer(answered, { appeal: '新' })).status).toBe(200)
    const goesOn = await dueOf(answered)
    await sortPassedSupplements(portal.ctx)
    expect(await dueOf(businessSn)).toBeNull()
    portal.clock.set(new Date('2026-11-20T00:05:00+08:00'))
    await sortPassedSupplements(portal.ctx)
    expect(await dueOf(businessSn)).toEqual(new Date('2026-11-19T23:59:59.999+08:00'))
    expect([await dueOf(answered), await told(businessSn)]).toEqual([goesOn, []])
    portal.clock.set(new Date('2026-11-20T08:00:00+08:00'))
    await remind()
    expect(await told(businessSn)).toEqual([passed, atDesk])
  })

  it('skips public holidays', async () => {
    await enter('2026-09-20T10:00')
    // From 1 to 7 October nobody works.
    const businessSn = await askedUntil('2026-10-08')
    await enter('2026-09-29T20:00')
    await remind()
    expect(await told(businessSn)).toEqual([])
    await enter('2026-09-30T08:00')
    await remind()
    expect(await told(businessSn)).toEqual([soon])
  })

  it('is not told again to whoever has been asked on the working day before it, or on itself', async () => {
    const numbers = [await askedUntil('2026-11-19'), await askedUntil('2026-11-18')]
    await remind()
    portal.clock.set(new Date('2026-11-18T20:00:00+08:00'))
    await remind()
    for (const businessSn of numbers) expect(await told(businessSn)).toEqual([])
    portal.clock.set(new Date('2026-11-20T08:00:00+08:00'))
    await remind()
    for (const businessSn of numbers) expect(await told(businessSn)).toEqual([passed, atDesk])
  })

  it('after a standstill is told once, as what it is by then', async () => {
    const businessSn = await askedUntil('2026-11-25')
    portal.clock.set(new Date('2026-12-01T08:00:00+08:00'))
    await remind()
    await remind()
    expect(await told(businessSn)).toEqual([passed, atDesk])
  })

  it('is not told of a round that was answered or taken back meanwhile; the next round has its own', async () => {
    const [answered, withdrawn] = [await askedUntil('2026-11-23'), await askedUntil('2026-11-23')]
    expect((await calls.answer(answered, { appeal: '新' })).status).toBe(200)
    expect((await calls.withdraw(withdrawn)).status).toBe(200)
    const { rows } = await portal.database.pool.query(
      'select supplement_notice_at as at from protection_request where business_number = any($1)',
      [[answered, withdrawn]],
    )
    expect(rows).toEqual([{ at: null }, { at: null }])
    await calls.ask(answered, { dueDate: '2026-11-27' })
    for (const day of ['2026-11-20', '2026-11-24']) {
      portal.clock.set(new Date(`${day}T08:00:00+08:00`))
      await remind()
      expect([await told(answered), await told(withdrawn)]).toEqual([[], []])
    }
    portal.clock.set(new Date('2026-11-28T08:00:00+08:00'))
    await remind()
    expect([await told(answered), await told(withdrawn)]).toEqual([[passed, atDesk], []])
  })

  it('is told once too when the work is ended in between', async () => {
    const businessSn = await askedUntil('2026-11-19')
    portal.clock.set(new Date('2026-11-20T08:00:00+08:00'))
    const killed = portal.ctx.db.transaction(async (tx) => {
      await tellOfSupplements({ ...portal.ctx, db: tx })
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await told(businessSn)).toEqual([])
    await remind()
    expect(await told(businessSn)).toEqual([passed, atDesk])
  })

  it('meets an answer of the same moment: told before it or not at all', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await enter('2026-11-18T10:00')
      const businessSn = await askedUntil('2026-11-18')
      await enter('2026-11-19T08:00')
      const [answer] = await Promise.all([calls.answer(businessSn, { appeal: '新' }), remind(), remind()])
      expect(answer.status).toBe(200)
      const events = await told(businessSn)
      expect([[], [passed, atDesk]]).toContainEqual(events)
      await remind()
      expect(await told(businessSn)).toEqual(events)
    }
  })

  it('names to the desk who has the case, and to the customer nothing of it', async () => {
    const businessSn = await portal.submitted()
    await portal.desk('accept', businessSn)
    await calls.ask(businessSn, { dueDate: '2026-11-18' })
    const free = await askedUntil('2026-11-18')
    portal.clock.set(new Date('2026-11-19T08:00:00+08:00'))
    await remind()
    const dataOf = async (number: string, event: string | undefined) => {
      const { rows } = await portal.database.pool.query(
        "select data from outbox where data->>'businessSn' = $1 and event = $2",
        [number, event],
      )
      return rows.map(({ data }) => data)
    }
    const facts = { businessType: 7, userId: portal.people.demo.id, round: 1 }
    const { id } = portal.people.staff
    expect(await dataOf(businessSn, atDesk)).toEqual([{ ...facts, businessSn, assigneeId: id }])
    expect(await dataOf(free, atDesk)).toEqual([{ ...facts, businessSn: free, assigneeId: null }])
    expect(await dataOf(businessSn, passed)).toEqual([{ ...facts, businessSn }])
  })
})

describe('the queue by what is due next', () => {
  type Row = { businessSn: string; actsNext: string; nextDue: number | null; supplement: { overdue: boolean } | null }
  const queue = async (query = 'sort=due') => {
    const path = `/api/admin/requests?pgCount=100&${query}`
    return (await portal.call({ path, token: portal.people.staff.token })).body.elements as Row[]
  }
  const numbers = async (query?: string) => (await queue(query)).map(({ businessSn }) => businessSn)

  it('holds a case behind all that the desk owes while it waits, and at its last day among it once that has passed', async () => {
    await enter('2026-11-17T10:00')
    await portal.database.pool.query(
      `update protection_request set state = 4, supplement_due_at = null, supplement_notice_at = null,
        next_half_at = null, next_late_at = null, next_due_at = null`,
    )
    const earlier = await portal.submitted()
    await enter('2026-11-18T10:00')
    const waiting = await askedUntil('2026-11-18')
    const later = await portal.submitted()
    await portal.desk('accept', later)
    const mine = async () => (await numbers()).filter((number) => [earlier, waiting, later].includes(number))
    expect(await mine()).toEqual([earlier, later, waiting])
    await enter('2026-11-19T08:05')
    await remind()
    expect((await numbers()).slice(0, 3)).toEqual([earlier, waiting, later])
    const row = (await queue()).find(({ businessSn }) => businessSn === waiting)
    const dueTime = Date.parse('2026-11-18T23:59:59.999+08:00')
    expect(row).toMatchObject({ actsNext: 'customer', nextDue: dueTime, supplement: { overdue: true } })
    // The desk's own promise stands still: it is not the desk that is late.
    expect(await numbers('level=100')).toEqual([earlier])
    const { body } = await portal.call({ path: '/api/admin/desk/overview', token: portal.people.staff.token })
    expect(body).toMatchObject({ levels: { 50: 0, 80: 0, 100: 1 }, total: { open: 3, late: 1 } })
    expect((await calls.withdraw(waiting)).status).toBe(200)
    const [, second] = await queue()
    expect(second).toMatchObject({ businessSn: waiting, actsNext: 'staff', supplement: null })
    expect(second?.nextDue).toBeGreaterThan(dueTime)
  })
})
