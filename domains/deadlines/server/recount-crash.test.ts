import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { keepYears } from '@portal/calendars/server'
import { stress } from '@portal/platform/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createDeadlinesApp, type DeadlinesApp } from '../testing/deadlines-app.ts'
import type { DyingRecount } from '../testing/dying-recount.ts'
import { runRecounts } from './recount.ts'
import { yearListener } from './recount-orders.ts'

const child = join(import.meta.dirname, '..', 'testing', 'dying-recount.ts')
/** Three batches of 200 and a part of one. */
const deadlines = 650

let test: DeadlinesApp
beforeAll(async () => {
  test = await createDeadlinesApp()
})
afterAll(() => test.close())

const rows = async (text: string): Promise<Record<string, unknown>[]> => (await test.database.pool.query(text)).rows

/** A year is entered that moves each of them, and the recount waits. */
beforeEach(async () => {
  test.at('2026-12-30T10:00:00')
  await rows(`delete from deadline; delete from deadline_recount; delete from outbox;
    alter table calendar_year disable trigger user; delete from calendar_year where year > 2026;
    alter table calendar_year enable trigger user`)
  await keepYears(test.ctx)
  await test.enter({ rule: 'customs.exOfficio.respond', trigger: '2026-12-30' })
  await rows(`insert into deadline select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid()))).*
    from deadline d, generate_series(2, ${deadlines})`)
  const source = { title: '2027 年通知', url: '', checkedOn: '2026-12-30' }
  const free = ['2027-01-01', '2027-01-02', '2027-01-03']
  await test.send('desk', 'PUT', '/api/admin/calendars/CN/2027', { free, working: [], source })
  for (const event of await test.events('calendar.changed'))
    await yearListener.react(test.ctx, event, { id: '1', at: test.clock.now() })
  test.clock.advance(7_000)
})

/** The signal that ended the process, if one did. */
const runElsewhere = (death: Pick<DyingRecount, 'commit' | 'dies'>): Promise<string | undefined> => {
  const order: DyingRecount = { databaseUrl: test.database.url, now: test.clock.now().getTime(), ...death }
  const args = ['--import', '@portal/platform/server/quick-imports', child, JSON.stringify(order)]
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error) => resolve(error?.signal ?? undefined))
  })
}

const movedRows = () =>
  rows(`select due_on::text, version, jsonb_array_length(changes) as moves, count(*)::int from deadline group by 1, 2, 3
    order by 1`)

type Death = Pick<DyingRecount, 'commit' | 'dies'> & { moved: number }
const after: Death = { commit: 2, dies: 'after', moved: 400 }
const deaths = stress<Death[]>(import.meta, {
  what: '重算期限途中在三处 kill -9（本次一处）',
  full: [{ commit: 2, dies: 'before', moved: 200 }, after, { commit: 4, dies: 'before', moved: 600 }],
  gate: [after],
})

it.each(deaths)(
  'kill -9 $dies commit $commit of a recount keeps whole batches, and the next process moves each of the rest once',
  async ({ moved, ...death }) => {
    expect(await runElsewhere(death)).toBe('SIGKILL')
    expect(await movedRows()).toEqual([
      { due_on: '2027-01-04', version: 1, moves: 0, count: deadlines - moved },
      { due_on: '2027-01-05', version: 2, moves: 1, count: moved },
    ])
    // The lock goes with the connection of the dead process, for which the next one waits.
    await runRecounts(test.ctx)
    expect(await movedRows()).toEqual([{ due_on: '2027-01-05', version: 2, moves: 1, count: deadlines }])
    expect(await rows('select recomputed, changed, ended_at is not null as ended from deadline_recount')).toEqual([
      { recomputed: deadlines, changed: deadlines, ended: true },
    ])
    const told = (await test.events('deadline.changed')).flatMap(({ ids }) => ids as string[])
    expect([told.length, new Set(told).size]).toEqual([deadlines, deadlines])
  },
)
