import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeadlineRow } from '../contract/deadline.ts'
import { caseNumber, createDeadlinesApp, type DeadlinesApp } from '../testing/deadlines-app.ts'
import { deadlinesPersonal } from './personal.ts'
import { remindDeadlines } from './remind.ts'

let test: DeadlinesApp
beforeAll(async () => {
  test = await createDeadlinesApp()
})
beforeEach(async () => {
  test.at('2026-12-03T10:00:00')
  await test.database.pool.query('delete from deadline')
  await test.database.pool.query('delete from outbox')
})
afterAll(() => test.close())

const subject = { kind: 'request', ref: caseNumber }
const respond = { rule: 'customs.exOfficio.respond', trigger: '2026-12-03', subject }
const erase = (userId: string) => deadlinesPersonal.eraseAtOnce?.({ ...test.ctx, ...test.services } as never, userId)
const seen = async (who: string) =>
  (await test.send<{ elements: DeadlineRow[] }>(who, 'GET', '/api/deadlines')).body.elements.map(({ id }) => id)

describe('what the desk entered on the case of a customer', () => {
  it('is changed by whoever of the desk sees the case, since the one who entered it may be away', async () => {
    const { id } = await test.enter(respond, 'desk')
    const colleague = await test.send('colleague', 'GET', `/api/deadlines/${id}`)
    expect(colleague.body).toMatchObject({ enteredBy: 'desk', can: ['edit', 'remove', 'override', 'done'] })
    const done = await test.send('colleague', 'POST', `/api/deadlines/${id}/done`, { version: 1 })
    expect(done.body).toMatchObject({ state: 'done' })
    expect((await test.send('desk', 'POST', `/api/deadlines/${id}/reopen`, { version: 2 })).body.state).toBe('open')
  })

  it('does not extend to what the customer entered himself', async () => {
    const { id } = await test.enter(respond)
    expect((await test.send('colleague', 'GET', `/api/deadlines/${id}`)).body).toMatchObject({
      ...{ enteredBy: 'customer', can: [] },
    })
    expect((await test.send('colleague', 'POST', `/api/deadlines/${id}/done`, { version: 1 })).status).toBe(403)
  })

  it('stays with the case when the account of who entered it is closed, and is reminded of', async () => {
    const { id } = await test.enter(respond, 'desk')
    await test.enter({ title: '给自己的便条', dueOn: '2026-12-20' }, 'desk')
    await erase(test.people.staff.id)
    expect(await seen('owner')).toEqual([id])
    expect(await seen('desk')).toEqual([id])
    test.at('2026-12-09T10:00:00')
    await remindDeadlines(test.ctx as never, test.subjects)
    expect(await test.events('deadline.late')).toEqual([{ id, userId: test.people.demo.id }])
    // The one of the desk hears it once, by what the desk is told.
    expect(await test.events('deadline.desk_late.request')).toHaveLength(1)
  })

  it('ends with the account of the customer: its words are gone, and nobody is told of it', async () => {
    const { id } = await test.enter({ ...respond, title: '张三 13800000000', note: '护照 E123' }, 'desk')
    await erase(test.people.demo.id)
    const { rows } = await test.database.pool.query('select id, state, title_sealed, note_sealed from deadline')
    expect(rows).toEqual([{ id, state: 'cancelled', title_sealed: null, note_sealed: null }])
    test.at('2026-12-09T10:00:00')
    await remindDeadlines(test.ctx as never, test.subjects)
    expect(await test.events('deadline.late')).toEqual([])
  })
})
