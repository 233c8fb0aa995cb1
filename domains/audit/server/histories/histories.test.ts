import { accountsServer, authenticate } from '@portal/accounts/server'
import type { ServerDomain } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { auditLog, proofsServer } from '@portal/proofs/server'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditServer } from '../index.ts'
import { sealCheck } from '../seal-check.ts'
import { verifyChain, viewVerification } from '../verify-chain.ts'
import { sealHistories } from './seal-histories.ts'

const dayMs = 24 * 3_600_000

const parcelSteps = pgTable('parcel_step', {
  id: uuid().primaryKey(),
  act: text().notNull(),
  address: text('address_sealed'),
  outcome: text(),
  at: timestamp({ withTimezone: true }).notNull(),
})
const parcels: ServerDomain = {
  name: 'parcels',
  routes: [],
  histories: [{ name: '包裹步骤', table: parcelSteps, filledLater: ['outcome'] }],
}

let portal: TestApp
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, proofsServer, auditServer, parcels], authenticate })
  portal.clock.set(new Date('2026-11-20T02:00:00+08:00'))
  await query(`create table parcel_step (id uuid primary key, act text not null, address_sealed text, outcome text,
    at timestamptz not null)`)
})
afterAll(() => portal.close())

const query = async (statement: string, values: unknown[] = []) =>
  (await portal.database.pool.query(statement, values)).rows
/** The rows of parcels are numbered, so that a test can name one. */
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const happens = (number: number, act = 'sent') =>
  query('insert into parcel_step (id, act, address_sealed, at) values ($1, $2, $3, now())', [idOf(number), act, 'k1:x'])
const event = (kind: string) => query('insert into account_event (at, kind) values (now(), $1)', [kind])
const guarded = ['account_event', 'audit_history_seal', 'audit_history_part', 'audit_history_row']
const guards = (state: 'enable' | 'disable') =>
  guarded.map((table) => `alter table ${table} ${state} trigger user`).join('; ')
/** What only the owner of the tables, or the superuser, can do: he switches the guards off. */
const byForce = (statement: string) => query(`${guards('disable')}; ${statement}; ${guards('enable')}`)
const seals = () =>
  query(`select day::text, (select sum(row_count)::int from audit_history_part part where part.day = seal.day) rows
    from audit_history_seal seal order by day`)
const leaves = async () => (await query("select count(*)::int n from log_entry where purpose = 'history'"))[0]?.n
const check = async ({ whole } = { whole: true }) => {
  portal.clock.advance(1_000)
  await verifyChain(portal.ctx, { whole })
  return viewVerification(portal.ctx)
}
/** One day later; what came meanwhile is sealed. */
const nextSeal = async () => {
  portal.clock.advance(dayMs)
  await sealHistories(portal.ctx)
}

describe('the daily seal', () => {
  it('is one entry of the evidence log, of all that is new, also when two processes are at it', async () => {
    await happens(1)
    await happens(2)
    await event('login')
    await Promise.all([sealHistories(portal.ctx), sealHistories(portal.ctx)])
    await happens(3)
    portal.clock.advance(3_600_000)
    await sealHistories(portal.ctx)
    expect(await seals()).toEqual([{ day: '2026-11-20', rows: 3 }])
    expect(await leaves()).toBe(1)
    expect((await auditLog(portal.ctx)).findings).toEqual([])
  })

  it('takes in what a portal that stood still for days has missed, and leaves a quiet day without an entry', async () => {
    portal.clock.advance(4 * dayMs)
    await sealHistories(portal.ctx)
    expect(await seals()).toEqual([
      { day: '2026-11-20', rows: 3 },
      { day: '2026-11-24', rows: 1 },
    ])
    await nextSeal()
    expect(await leaves()).toBe(2)
    // The quiet day is over when something comes after all.
    await happens(4)
    await sealHistories(portal.ctx)
    expect((await seals()).at(-1)).toEqual({ day: '2026-11-25', rows: 1 })
    expect(await check()).toMatchObject({ ok: true, histories: { rows: 5, faults: [], sealed: { day: '2026-11-25' } } })
  })

  it.each([
    "update audit_history_row set hash = ''",
    "update audit_history_part set root = ''",
    'delete from audit_history_seal',
    'truncate audit_history_row',
  ])('refuses “%s”', async (statement) => {
    await expect(query(statement)).rejects.toThrow(/append-only/)
  })
})

describe('a check', () => {
  it('finds nothing wrong in what was sealed anew, filled later or got a column more', async () => {
    await query("update parcel_step set address_sealed = 'k2:y', outcome = 'arrived'")
    await query('alter table parcel_step add column weight int not null default 7')
    expect(await check()).toMatchObject({ ok: true, histories: { rows: 5, faults: [] } })
    await query('alter table parcel_step drop column weight')
  })

  it('reads each night what was sealed since the one before, and all once a week', async () => {
    await happens(5)
    await nextSeal()
    expect((await check({ whole: false })).histories.rows).toBe(1)
    expect((await check({ whole: true })).histories.rows).toBe(6)
  })

  it('tells what was found of the log also where a history cannot be read, and that it could not', async () => {
    await query('alter table parcel_step rename to parcel_gone')
    const { ok, firstBad, histories } = await check()
    await query('alter table parcel_gone rename to parcel_step')
    expect({ ok, firstBad }).toEqual({ ok: false, firstBad: null })
    expect(histories.faults).toEqual([{ history: null, row: null, day: null, found: 'unreadable' }])
    expect(portal.logged.filter((line) => line.includes('was altered'))).toEqual([])
    await query("delete from outbox where event = 'audit.altered'")
    expect(await check()).toMatchObject({ ok: true, histories: { faults: [] } })
  })

  it('names the row that was changed and the one that was cut off, tells it once, and goes red', async () => {
    await query("update parcel_step set act = 'kept' where id = $1", [idOf(2)])
    await query('delete from parcel_step where id = $1', [idOf(4)])
    await byForce("delete from account_event where kind = 'login'")
    const { ok, firstBad, histories } = await check()
    expect({ ok, firstBad }).toEqual({ ok: false, firstBad: null })
    expect(histories.faults).toEqual([
      { history: '账号记录', row: expect.any(String), day: '2026-11-20', found: 'missing' },
      { history: '包裹步骤', row: idOf(2), day: '2026-11-20', found: 'changed' },
      { history: '包裹步骤', row: idOf(4), day: '2026-11-25', found: 'missing' },
    ])
    await check()
    expect(await query("select count(*)::int n from outbox where event = 'audit.altered'")).toEqual([{ n: 1 }])
    expect(portal.logged.filter((line) => line.includes('ALARM: a sealed history was altered'))).toHaveLength(2)
    expect(await sealCheck.look(portal.ctx)).toMatchObject({
      state: 'fault',
      text: expect.stringContaining('3 处业务记录与封存时不符'),
    })
  })

  it('is not deceived where the list of sealed rows, or a whole seal, was cut off with them', async () => {
    await byForce(`delete from audit_history_row where row_id = '${idOf(4)}'`)
    expect((await check()).histories.faults).toContainEqual({
      ...{ history: '包裹步骤', row: null, day: '2026-11-25', found: 'list' },
    })
    await byForce(`delete from audit_history_part where day = '2026-11-25'`)
    expect((await check()).histories.faults[0]).toEqual({
      ...{ history: null, row: null, day: '2026-11-25', found: 'seal' },
    })
    await byForce(`delete from audit_history_seal where day = '2026-11-25'`)
    expect((await check()).histories.faults[0]).toEqual({ history: null, row: null, day: null, found: 'seal' })
  })
})
