import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { beijing, createPromisesApp, type PromisesApp } from '../testing/promises-app.ts'
import { keepPromise, pausePromise, resumePromise } from './change-promise.ts'
import { escalatePromises } from './escalate.ts'
import { startPromise } from './start-promise.ts'

let portal: PromisesApp
beforeAll(async () => {
  portal = await createPromisesApp()
})
afterAll(() => portal.close())
beforeEach(() => portal.database.pool.query('delete from outbox'))

const start = async (ref: string, moment: string) => {
  const subject = { kind: 'request', ref }
  await startPromise(portal.at(moment), { kind: 'acceptance', service: 'request-7', subject })
  return subject
}
/** As the job does every minute, with the portal's own clock moved. */
const escalateAt = (moment: string) => {
  portal.clock.set(beijing(moment))
  return escalatePromises(portal.ctx)
}
const levels = async (ref: string) =>
  (await portal.announced()).filter(({ subjectRef }) => subjectRef === ref).map(({ level }) => level)

describe('escalation', () => {
  it('speaks at 50, 80 and 100 %, once each, while the clock moves', async () => {
    await start('A', '2026-11-18T10:00')
    const seen: [string, number[]][] = []
    for (const moment of ['11:59', '12:00', '12:01', '13:11', '13:12', '13:59', '14:00', '18:00']) {
      await escalateAt(`2026-11-18T${moment}`)
      seen.push([moment, await levels('A')])
    }
    expect(seen).toEqual([
      ['11:59', []],
      ['12:00', [50]],
      ['12:01', [50]],
      ['13:11', [50]],
      ['13:12', [50, 80]],
      ['13:59', [50, 80]],
      ['14:00', [50, 80, 100]],
      ['18:00', [50, 80, 100]],
    ])
    expect(await portal.announced()).toContainEqual({
      kind: 'acceptance',
      level: 100,
      subjectKind: 'request',
      subjectRef: 'A',
    })
    expect((await portal.facts('A')).map(({ kind, level }) => [kind, level])).toEqual([
      ['started', null],
      ['escalated', 50],
      ['escalated', 80],
      ['broken', null],
      ['escalated', 100],
    ])
  })

  it('catches up in order after a standstill', async () => {
    await start('B', '2026-11-19T09:00')
    await escalateAt('2026-11-20T12:00')
    expect(await levels('B')).toEqual([50, 80, 100])
  })

  it('is silent about what is kept, and while the clock stands still', async () => {
    const kept = await start('C', '2026-11-18T10:00')
    await keepPromise(portal.at('2026-11-18T11:00'), { subject: kept, kind: 'acceptance' })
    const paused = await start('D', '2026-11-18T10:00')
    await pausePromise(portal.at('2026-11-18T11:00'), { subject: paused })
    await escalateAt('2026-11-20T10:00')
    expect([await levels('C'), await levels('D')]).toEqual([[], []])
    await resumePromise(portal.at('2026-11-20T10:00'), { subject: paused })
    await escalateAt('2026-11-20T10:59')
    expect(await levels('D')).toEqual([])
    await escalateAt('2026-11-20T11:00')
    expect(await levels('D')).toEqual([50])
  })

  it('announces each level once when several processes work at the same time', async () => {
    const refs = Array.from({ length: 700 }, (_, index) => `P${index}`)
    await portal.database.db.transaction(async (tx) => {
      for (const ref of refs) {
        const subject = { kind: 'request', ref }
        await startPromise(
          { ...portal.at('2026-11-16T10:00'), db: tx },
          { kind: 'callBack', service: 'request-7', subject },
        )
      }
    })
    portal.clock.set(beijing('2026-11-16T12:00'))
    await Promise.all(Array.from({ length: 4 }, () => escalatePromises(portal.ctx)))
    await escalatePromises(portal.ctx)
    const told = (await portal.announced()).filter(({ subjectRef }) => subjectRef.startsWith('P'))
    expect(told).toHaveLength(refs.length * 3)
    expect(new Set(told.map(({ subjectRef, level }) => `${subjectRef} ${level}`)).size).toBe(refs.length * 3)
    const { rows } = await portal.database.pool.query(
      "select count(*)::int as broken from promise where subject_ref like 'P%' and broken_at = due_at and level = 100",
    )
    expect(rows).toEqual([{ broken: refs.length }])
  }, 60_000)

  it('finds what is due by its index, however many promises have ended', async () => {
    const { rows } = await portal.database.pool
      .query(
        `set enable_seqscan = off; explain select id from promise where next_level_at <= now() order by next_level_at limit 500`,
      )
      .then((result) => (Array.isArray(result) ? result[1] : result))
    expect(rows.map((row: object) => Object.values(row)[0]).join('\n')).toContain('promise_next_level')
  })
})
