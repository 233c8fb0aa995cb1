import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { caseNumber, createDeadlinesApp, type DeadlinesApp } from '../testing/deadlines-app.ts'
import { remindDeadlines } from './remind.ts'

let test: DeadlinesApp
beforeAll(async () => {
  test = await createDeadlinesApp()
})
beforeEach(async () => {
  test.at('2026-12-03T10:00:00')
  await test.database.pool.query('delete from deadline; delete from outbox')
})
afterAll(() => test.close())

const subject = { kind: 'request', ref: caseNumber }
const respond = { rule: 'customs.exOfficio.respond', trigger: '2026-12-03', subject }
const names = ['due_soon', 'late', 'desk_due_soon', 'desk_late.request', 'changed'] as const

/** What two processes tell that look at the same moment, and then once more. */
const told = async () => {
  const remind = () => remindDeadlines(test.ctx, test.subjects)
  await Promise.all([remind(), remind()])
  await remind()
  const found: Record<string, number> = {}
  for (const name of names) {
    const events = await test.events(`deadline.${name}`)
    if (events.length > 0) found[name] = events.length
  }
  return found
}

describe('reminders of three working days', () => {
  it('come at once and 48, 24, 8, 2 hours before, each once across processes, to owner and assignee', async () => {
    const { id } = await test.enter(respond)
    const both = { due_soon: 1, desk_due_soon: 1 }
    expect(await told()).toEqual(both)
    for (const [moment, expected] of [
      ['2026-12-06T23:59:00', {}],
      ['2026-12-07T00:00:00', both],
      ['2026-12-08T00:00:30', both],
      ['2026-12-08T16:00:00', both],
      ['2026-12-08T22:00:00', both],
      ['2026-12-09T00:00:00', { late: 1, 'desk_late.request': 1 }],
      ['2027-02-01T00:00:00', {}],
    ] as const) {
      test.at(moment)
      expect([moment, await told()]).toEqual([moment, expected])
    }
    const { body } = await test.send('owner', 'GET', `/api/deadlines/${id}`)
    expect(body.reminders.map(({ lead, sentAt }) => [lead, sentAt !== null])).toEqual(
      ['now', '48h', '24h', '8h', '2h', 'late'].map((lead) => [lead, true]),
    )
  })

  it('that were missed become one, and a deadline that has passed meanwhile is told so alone', async () => {
    await test.enter(respond)
    test.at('2026-12-08T17:00:00')
    expect(await told()).toEqual({ due_soon: 1, desk_due_soon: 1 })
    test.at('2026-12-20T00:00:00')
    expect(await told()).toEqual({ late: 1, 'desk_late.request': 1 })
  })

  it('are sent of all others while those of one cannot be, which is tried again in an hour', async () => {
    const { id } = await test.enter(respond)
    const other = await test.enter(respond)
    const { pool } = test.database
    await pool.query(
      `create function die() returns trigger language plpgsql as $$ begin raise exception 'no reminder'; end $$;
        create trigger die before insert on deadline_reminder for each row
          when (new.deadline_id = '${id}') execute function die()`,
    )
    const putOff = new Map<string, number>()
    const sent = async () => {
      await remindDeadlines(test.ctx, test.subjects, putOff)
      return (await test.events('deadline.due_soon')).map((event) => event.id)
    }
    expect(await sent()).toEqual([other.id])
    await pool.query('drop trigger die on deadline_reminder; drop function die()')
    expect(await sent()).toEqual([])
    test.at('2026-12-03T11:00:01')
    expect(await sent()).toEqual([id])
  })

  it('say that it has passed, once, where its day is put into the past', async () => {
    const { id } = await test.enter(respond)
    await told()
    const moved = { version: 1, dueOn: '2026-12-01', reason: '误填' }
    await test.send('owner', 'POST', `/api/deadlines/${id}/override`, moved)
    expect(await told()).toEqual({ late: 1, 'desk_late.request': 1 })
    expect(await told()).toEqual({})
  })

  it('fall away when it is done, or go by the new day when it moves', async () => {
    const { id } = await test.enter(respond)
    await told()
    await test.send('owner', 'POST', `/api/deadlines/${id}/override`, {
      version: 1,
      dueOn: '2026-12-15',
      reason: '延期',
    })
    test.at('2026-12-09T12:00:00')
    expect(await told()).toEqual({})
    test.at('2026-12-14T00:00:30')
    expect(await told()).toEqual({ due_soon: 1, desk_due_soon: 1 })
    await test.send('owner', 'POST', `/api/deadlines/${id}/done`, { version: 2 })
    test.at('2027-01-01T00:00:00')
    expect(await told()).toEqual({})
  })
})

describe('reminders by days', () => {
  it('come at nine in the morning; of what is nobody’s case the desk hears nothing', async () => {
    await test.enter({ title: '甲', dueOn: '2026-12-10' })
    test.at('2026-12-07T08:59:00')
    expect(await told()).toEqual({})
    test.at('2026-12-07T09:00:00')
    expect(await told()).toEqual({ due_soon: 1 })
    test.at('2026-12-10T09:00:00')
    expect(await told()).toEqual({ due_soon: 1 })
    test.at('2026-12-11T07:59:00')
    expect(await told()).toEqual({})
    test.at('2026-12-11T08:00:00')
    expect(await told()).toEqual({ late: 1 })
  })
})
