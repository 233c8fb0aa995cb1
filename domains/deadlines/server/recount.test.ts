import { calendarsServer, keepYears } from '@portal/calendars/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { caseNumber, createDeadlinesApp, type DeadlinesApp } from '../testing/deadlines-app.ts'
import { askForRecount, impactOnRule, runRecount, runRecounts } from './recount.ts'
import { yearListener } from './recount-orders.ts'
import { seedRules } from './seed-rules.ts'
import { testedRules } from './stored-rules.ts'

let test: DeadlinesApp
beforeAll(async () => {
  test = await createDeadlinesApp()
})
beforeEach(async () => {
  test.at('2026-12-30T10:00:00')
  await test.database.pool.query(
    `delete from deadline; delete from deadline_recount; delete from outbox;
      alter table calendar_year disable trigger user; delete from calendar_year where year > 2026;
      alter table calendar_year enable trigger user`,
  )
  await keepYears(test.ctx)
})
afterAll(() => test.close())

const unsure = { rule: 'customs.exOfficio.respond', trigger: '2026-12-30' }
const days = ['2027-01-01', '2027-01-02', '2027-01-03']
const source = { title: '2027 年通知', url: '', checkedOn: '2026-12-30' }

/** Staff enter the year, and the event comes to this domain. */
const enterYear = async (free: readonly string[] = days) => {
  const saved = await test.send('desk', 'PUT', '/api/admin/calendars/CN/2027', { free, working: [], source })
  expect(saved.status).toBe(200)
  for (const event of await test.events('calendar.changed'))
    await yearListener.react(test.ctx, event, { id: '1', at: test.clock.now() })
  test.clock.advance(7_000)
}
const copies = (more: number) =>
  test.database.pool.query(
    `insert into deadline select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid()))).*
      from deadline d, generate_series(1, ${more})`,
  )
const stood = async () =>
  (
    await test.database.pool.query(
      `select due_on::text, version, jsonb_array_length(changes) as moves, count(*)::int from deadline group by 1, 2, 3 order by 1`,
    )
  ).rows

describe('a year that is entered', () => {
  it('moves what rests on it; its owner is told and sees 原 and 现 until he confirms', async () => {
    const moved = await test.enter(unsure)
    expect(moved).toMatchObject({ dueOn: '2027-01-04', provisional: true, earliestOn: '2027-01-02' })
    await test.enter({ ...unsure, trigger: '2026-11-03' })
    await test.enter({ title: '甲', dueOn: '2027-01-04' })
    await enterYear()
    await runRecounts(test.ctx)
    const { body } = await test.send('owner', 'GET', `/api/deadlines/${moved.id}`)
    const why = '2027 年的放假安排已录入或更改'
    expect(body).toMatchObject({
      ...{ dueOn: '2027-01-05', endsOn: '2027-01-05', provisional: false, version: 2 },
      moved: { before: '2027-01-04', after: '2027-01-05', why },
      changes: [{ before: '2027-01-04', after: '2027-01-05', why }],
    })
    expect(await test.events('deadline.changed')).toEqual([{ userId: test.people.demo.id, ids: [moved.id], why }])
    const seen = await test.send('owner', 'POST', `/api/deadlines/${moved.id}/acknowledge`, { version: 2 })
    expect(seen.body).toMatchObject({ moved: null, changes: [{ before: '2027-01-04' }] })
    expect(seen.body.can).not.toContain('acknowledge')
  })

  it('is told to both sides of a case, and whose case it is confirms it too', async () => {
    const { id } = await test.enter({ ...unsure, subject: { kind: 'request', ref: caseNumber } }, 'desk')
    await enterYear()
    await runRecounts(test.ctx)
    const told = (await test.events('deadline.changed')).map(({ userId }) => userId)
    expect(told.toSorted()).toEqual([test.people.demo.id, test.people.staff.id].toSorted())
    const seen = await test.send('owner', 'GET', `/api/deadlines/${id}`)
    expect(seen.body).toMatchObject({ can: ['acknowledge'], moved: { before: '2027-01-04', after: '2027-01-05' } })
    const confirmed = await test.send('owner', 'POST', `/api/deadlines/${id}/acknowledge`, { version: 2 })
    expect(confirmed.body).toMatchObject({ moved: null, can: [] })
  })

  it('leaves an override where it is and marks it', async () => {
    const { id } = await test.enter(unsure)
    await test.send('owner', 'POST', `/api/deadlines/${id}/override`, {
      version: 1,
      dueOn: '2026-12-31',
      reason: '早办',
    })
    await enterYear()
    await runRecounts(test.ctx)
    expect((await test.send('owner', 'GET', `/api/deadlines/${id}`)).body).toMatchObject({
      ...{ dueOn: '2027-01-05', endsOn: '2026-12-31' },
      override: { dueOn: '2026-12-31', before: '2027-01-04', moved: true },
    })
  })

  it('changes nothing when it is done again, nor what is done', async () => {
    const { id } = await test.enter(unsure)
    await test.send('owner', 'POST', `/api/deadlines/${id}/done`, { version: 1 })
    await test.enter(unsure)
    await enterYear()
    await runRecounts(test.ctx)
    const after = await stood()
    expect(after).toMatchObject([{ due_on: '2027-01-04' }, { due_on: '2027-01-05', version: 2, moves: 1 }])
    await enterYear()
    await runRecounts(test.ctx)
    expect(await stood()).toEqual(after)
    expect(await test.events('deadline.changed')).toHaveLength(1)
  })

  it('goes on after a crash in the midst where it had come to, and moves each once, by two processes too', async () => {
    await test.enter(unsure)
    await copies(449)
    await enterYear()
    // The last of the second batch cannot be written: whatever its transaction did is undone, as when the process dies.
    await test.database.pool.query(
      `create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
        create trigger die before update on deadline for each row
          when (old.id = '${await idAt(399)}') execute function die()`,
    )
    await expect(runRecounts(test.ctx)).rejects.toThrow()
    expect(await stood()).toMatchObject([
      { version: 1, count: 250 },
      { version: 2, moves: 1, count: 200 },
    ])
    await test.database.pool.query('drop trigger die on deadline; drop function die()')
    await Promise.all([runRecounts(test.ctx), runRecounts(test.ctx)])
    await runRecounts(test.ctx)
    expect(await stood()).toEqual([{ due_on: '2027-01-05', version: 2, moves: 1, count: 450 }])
    const told = await test.events('deadline.changed')
    expect(told.flatMap(({ ids }) => ids)).toHaveLength(450)
  })
})

const idAt = async (index: number): Promise<string> =>
  (await test.database.pool.query('select id from deadline order by owner_id, id offset $1 limit 1', [index])).rows[0]
    .id

describe('a release that brings', () => {
  it('a year counts again what rests on it, and a portal that is new counts nothing', async () => {
    await test.enter(unsure)
    const { pool } = test.database
    await pool.query(`alter table calendar_year disable trigger user; delete from calendar_year where year = 2026`)
    await calendarsServer.prepare?.(test.ctx)
    expect(await test.events('calendar.changed')).toEqual([{ calendar: 'CN', year: 2026 }])
    await pool.query('delete from calendar_year')
    await calendarsServer.prepare?.(test.ctx)
    await pool.query('alter table calendar_year enable trigger user')
    expect(await test.events('calendar.changed')).toEqual([])
  })

  it('a version of a rule counts again what is open by that rule', async () => {
    const { pool } = test.database
    await pool.query(
      `alter table deadline_rule disable trigger user; delete from deadline_rule where code = 'tm.cn.refusalReview';
        alter table deadline_rule enable trigger user`,
    )
    await seedRules(test.ctx)
    const { rows } = await pool.query('select rule_code, why from deadline_recount where ended_at is null')
    expect(rows).toEqual([{ rule_code: 'tm.cn.refusalReview', why: expect.stringContaining('的规则已更新') }])
  })
})

describe('a version that is checked', () => {
  it('moves the open deadlines of its rule for its reason, and tells before what it would change', async () => {
    const { id } = await test.enter({ rule: 'tm.cn.opposition', trigger: '2027-01-05' }, 'desk')
    const { versions } = await testedRules.read(test.ctx)
    const checked = versions.map((version) =>
      version.code === 'tm.cn.opposition' && version.version === 2
        ? { ...version, period: { ...version.period, amount: 3 } }
        : version,
    )
    const wish = { rule: 'tm.cn.opposition', versions: checked, most: 10 }
    expect(await impactOnRule(test.ctx, wish)).toEqual({
      total: 1,
      affected: [{ id, before: '2027-03-05', after: '2027-04-05' }],
    })
    const order = await askForRecount(test.ctx, { rule: 'tm.cn.opposition', why: '规则已核对' })
    expect(await runRecount(test.ctx, order)).toEqual({ recomputed: 1, changed: 0 })
  })
})
