import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PromiseRecord } from '../contract/record.ts'
import { beijing, createPromisesApp, type PromisesApp } from '../testing/promises-app.ts'
import { cancelPromise, keepPromise, pausePromise, resumePromise } from './change-promise.ts'
import { escalatePromises } from './escalate.ts'
import { seedPromises } from './seed-promises.ts'
import { startPromise } from './start-promise.ts'

let portal: PromisesApp
beforeAll(async () => {
  portal = await createPromisesApp()
  portal.clock.set(beijing('2026-11-20T10:00'))
})
afterAll(() => portal.close())

let number = 0
type Times = { start: string; end?: string; pause?: readonly [string, string] }
const promised = async ({ start, end, pause }: Times, service = 'request-7') => {
  number += 1
  const subject = { kind: 'request', ref: `KL${number}` }
  await startPromise(portal.at(start), { kind: 'acceptance', service, subject })
  if (pause) {
    await pausePromise(portal.at(pause[0]), { subject })
    await resumePromise(portal.at(pause[1]), { subject })
  }
  if (end) await keepPromise(portal.at(end), { subject, kind: 'acceptance' })
  return subject
}
const record = async () => (await portal.call({ path: '/api/servicePromises' })).body as unknown as PromiseRecord
const rowOf = async (service = 'request-7', kind = 'acceptance') =>
  (await record()).rows.find((row) => row.service === service && row.kind === kind)
const hour = 3_600_000

describe('what became of last month’s promises', () => {
  it('names the month and every promise of every service, before there is a case', async () => {
    const { month, demonstration, shifts, rows } = await record()
    expect({ month, demonstration }).toEqual({ month: '2026-10', demonstration: true })
    expect(shifts).toHaveLength(2)
    expect(rows.map(({ service, kind, basis, count }) => [service, kind, basis, count])).toEqual([
      ['request-7', 'acceptance', 'target', 0],
      ['request-7', 'completion', 'target', 0],
      ['request-7', 'callBack', 'promise', 0],
      ['message', 'messageReply', 'promise', 0],
    ])
  })

  it('gives no figure for fewer than five cases', async () => {
    for (const end of ['10:30', '11:00', '12:00', '13:00'])
      await promised({ start: '2026-10-12T10:00', end: `2026-10-12T${end}` })
    expect(await rowOf()).toMatchObject({ count: 4, figures: null })
  })

  it('gives share, median and worst from the fifth on, in working time without the pauses', async () => {
    await promised({
      start: '2026-10-16T20:30',
      pause: ['2026-10-16T21:30', '2026-10-20T09:00'],
      end: '2026-10-20T13:00',
    })
    expect(await rowOf()).toMatchObject({
      count: 5,
      open: 0,
      figures: { keptShare: 0.8, medianMs: 2 * hour, worstMs: 5 * hour },
    })
  })

  it('does not leave out what is late and still open', async () => {
    await promised({ start: '2026-10-30T16:00' })
    await escalatePromises(portal.ctx)
    const row = await rowOf()
    expect(row).toMatchObject({ count: 6, open: 1 })
    expect(row?.figures?.keptShare).toBeCloseTo(4 / 6)
    // From Friday 30 October, 16:00, to Friday 20 November, 10:00.
    expect(row?.figures?.worstMs).toBeGreaterThanOrEqual((5.5 + 14 * 13 + 1.5) * hour)
  })

  it('counts neither another month nor what was cancelled', async () => {
    await promised({ start: '2026-09-30T20:00', end: '2026-09-30T21:00' })
    await promised({ start: '2026-11-02T10:00', end: '2026-11-02T11:00' })
    const gone = await promised({ start: '2026-10-13T10:00' })
    await cancelPromise(portal.at('2026-10-13T11:00'), { subject: gone })
    expect(await rowOf()).toMatchObject({ count: 6 })
  })

  it('is there for everybody, and may be kept for five minutes', async () => {
    const { status, headers } = await portal.call({ path: '/api/servicePromises' })
    expect(status).toBe(200)
    expect(String(headers['cache-control'])).toContain('300')
  })

  it('has something to show in a demonstration', async () => {
    const demo = { service: 'demo', name: '演示', kinds: ['acceptance', 'completion', 'callBack'] as const }
    await seedPromises(portal.ctx, demo, portal.people.staff.id)
    const { rows } = await portal.database.pool.query(
      `select kind, count(*)::int as count, count(broken_at)::int as broken from promise
        where subject_kind = 'demonstration' and coalesce(broken_at, kept_at) < '2026-11-01T00:00+08:00'
        group by kind order by kind`,
    )
    expect(rows).toEqual([
      { kind: 'acceptance', count: 12, broken: 1 },
      { kind: 'callBack', count: 3, broken: 0 },
      { kind: 'completion', count: 8, broken: 1 },
    ])
  })
})
