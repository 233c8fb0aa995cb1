import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beijing, createPromisesApp, type PromisesApp } from '../testing/promises-app.ts'
import { cancelPromise, keepPromise, pausePromise, resumePromise } from './change-promise.ts'
import { promisesOf } from './read-promises.ts'
import { startPromise } from './start-promise.ts'

let portal: PromisesApp
beforeAll(async () => {
  portal = await createPromisesApp()
})
afterAll(() => portal.close())

let number = 0
const newSubject = () => {
  number += 1
  return { kind: 'request', ref: `KL${number}` }
}
const start = async (moment: string, kind: 'acceptance' | 'completion' | 'callBack' = 'acceptance') => {
  const subject = newSubject()
  await startPromise(portal.at(moment), { kind, service: 'request-7', subject })
  return subject
}
const seenAt = async (moment: string, subject: { kind: string; ref: string }) => {
  const [view] = (await promisesOf(portal.at(moment), subject.kind, [subject.ref])).get(subject.ref) ?? []
  return view
}
const factKinds = async ({ ref }: { ref: string }) => (await portal.facts(ref)).map(({ kind }) => kind)

describe('a promise', () => {
  it('says by when, and how much of the time is used', async () => {
    const subject = await start('2026-11-18T10:00')
    expect(await seenAt('2026-11-18T11:00', subject)).toEqual({
      kind: 'acceptance',
      label: '受理',
      basis: 'target',
      startedAt: beijing('2026-11-18T10:00').getTime(),
      countsFrom: beijing('2026-11-18T10:00').getTime(),
      dueAt: beijing('2026-11-18T14:00').getTime(),
      pausedAt: null,
      firstAnswerAt: null,
      keptAt: null,
      brokenAt: null,
      share: 0.25,
    })
    expect(await seenAt('2026-11-18T15:00', subject)).toMatchObject({
      share: 1,
      brokenAt: beijing('2026-11-18T14:00').getTime(),
    })
    expect(await factKinds(subject)).toEqual(['started'])
  })

  it.each(['acceptance', 'callBack'] as const)(
    'of the kind %s that is given outside of the shifts counts from the next one, and says so',
    async (kind) => {
      const subject = await start('2026-11-20T23:23', kind)
      expect(await seenAt('2026-11-21T10:00', subject)).toMatchObject({
        startedAt: beijing('2026-11-20T23:23').getTime(),
        countsFrom: beijing('2026-11-23T08:30').getTime(),
        share: 0,
      })
    },
  )

  it('is kept in time, and the answer is a fact', async () => {
    const subject = await start('2026-11-18T10:00')
    expect(await keepPromise(portal.at('2026-11-18T13:00'), { subject, kind: 'acceptance' })).toBe(1)
    const kept = beijing('2026-11-18T13:00').getTime()
    expect(await seenAt('2026-11-19T10:00', subject)).toMatchObject({
      keptAt: kept,
      firstAnswerAt: kept,
      brokenAt: null,
      share: 0.75,
    })
    expect(await keepPromise(portal.at('2026-11-18T14:00'), { subject, kind: 'acceptance' })).toBe(0)
    expect((await factKinds(subject)).sort()).toEqual(['firstAnswer', 'kept', 'started'])
  })

  it('is broken when kept late, and stays so', async () => {
    const subject = await start('2026-11-18T10:00')
    await keepPromise(portal.at('2026-11-18T14:01'), { subject, kind: 'acceptance' })
    expect(await seenAt('2026-11-20T10:00', subject)).toMatchObject({
      keptAt: beijing('2026-11-18T14:01').getTime(),
      brokenAt: beijing('2026-11-18T14:00').getTime(),
      share: 1,
    })
    expect(await factKinds(subject)).toEqual(['started', 'broken', 'firstAnswer', 'kept'])
  })

  it('is given once while it is open, however often it is asked for at once', async () => {
    const subject = newSubject()
    const give = () => startPromise(portal.at('2026-11-18T10:00'), { kind: 'callBack', service: 'request-7', subject })
    await Promise.all([give(), give(), give(), give()])
    expect(await factKinds(subject)).toEqual(['started'])
    await keepPromise(portal.at('2026-11-18T10:10'), { subject, kind: 'callBack' })
    await give()
    expect((await promisesOf(portal.at('2026-11-18T11:00'), 'request', [subject.ref])).get(subject.ref)).toHaveLength(2)
  })

  it('is not owed any more when it is cancelled', async () => {
    const subject = await start('2026-11-18T10:00')
    expect(await cancelPromise(portal.at('2026-11-18T10:05'), { subject })).toBe(1)
    expect(await seenAt('2026-11-18T11:00', subject)).toBeUndefined()
  })

  it('lives and dies with the transaction of its caller', async () => {
    const subject = newSubject()
    const attempt = portal.database.db.transaction(async (tx) => {
      const ctx = { ...portal.at('2026-11-18T10:00'), db: tx }
      await startPromise(ctx, { kind: 'callBack', service: 'request-7', subject })
      throw new Error('the request was not stored')
    })
    await expect(attempt).rejects.toThrow('not stored')
    expect(await factKinds(subject)).toEqual([])
  })
})

describe('a promise whose clock stands still', () => {
  it('is due later by the working time of the pause, two rounds long, over a weekend', async () => {
    const subject = await start('2026-11-20T10:00')
    await pausePromise(portal.at('2026-11-20T11:00'), { subject })
    expect(await seenAt('2026-11-22T12:00', subject)).toMatchObject({
      pausedAt: beijing('2026-11-20T11:00').getTime(),
      share: 0.25,
      brokenAt: null,
    })
    await resumePromise(portal.at('2026-11-23T09:30'), { subject })
    expect(await seenAt('2026-11-23T09:30', subject)).toMatchObject({
      pausedAt: null,
      share: 0.25,
      dueAt: beijing('2026-11-23T12:30').getTime(),
    })
    await pausePromise(portal.at('2026-11-23T10:00'), { subject })
    await resumePromise(portal.at('2026-11-23T11:00'), { subject })
    expect(await seenAt('2026-11-23T11:00', subject)).toMatchObject({ dueAt: beijing('2026-11-23T13:30').getTime() })
    await keepPromise(portal.at('2026-11-23T13:30'), { subject, kind: 'acceptance' })
    expect(await seenAt('2026-11-23T13:30', subject)).toMatchObject({ brokenAt: null, share: 1 })
    const { rows } = await portal.database.pool.query(
      'select taken_ms::int, paused_ms::int from promise where subject_ref = $1',
      [subject.ref],
    )
    const hour = 3_600_000
    expect(rows).toEqual([{ taken_ms: 4 * hour, paused_ms: 12.5 * hour }])
    expect(await factKinds(subject)).toEqual([
      'started',
      'firstAnswer',
      'paused',
      'resumed',
      'paused',
      'resumed',
      'kept',
    ])
  })

  it('may be kept in the pause, which then never counted', async () => {
    const subject = await start('2026-11-18T10:00')
    await pausePromise(portal.at('2026-11-18T11:00'), { subject })
    await keepPromise(portal.at('2026-11-19T20:00'), { subject, kind: 'acceptance' })
    expect(await seenAt('2026-11-20T10:00', subject)).toMatchObject({ brokenAt: null, pausedAt: null, share: 0.25 })
  })

  it('stays broken if it was late before the customer was asked', async () => {
    const subject = await start('2026-11-18T10:00')
    await pausePromise(portal.at('2026-11-18T15:00'), { subject })
    await resumePromise(portal.at('2026-11-18T17:00'), { subject })
    const due = beijing('2026-11-18T14:00').getTime()
    expect(await seenAt('2026-11-18T17:00', subject)).toMatchObject({ brokenAt: due, dueAt: due })
  })

  it('changes nothing when stopped or let go twice', async () => {
    const subject = await start('2026-11-18T10:00')
    expect(await resumePromise(portal.at('2026-11-18T10:30'), { subject })).toBe(0)
    expect(await pausePromise(portal.at('2026-11-18T11:00'), { subject })).toBe(1)
    expect(await pausePromise(portal.at('2026-11-18T11:30'), { subject })).toBe(0)
    expect(await seenAt('2026-11-18T12:00', subject)).toMatchObject({ pausedAt: beijing('2026-11-18T11:00').getTime() })
  })
})
