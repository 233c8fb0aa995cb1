import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockOf, dueBy, levelMoments } from './promise-clock.ts'
import { defaultSettings, type PromiseKind, promiseKinds } from './terms.ts'
import { createWorkingCalendar } from './working-calendar.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const minute = 60_000
const at = (text: string): number => Date.parse(`${text}+08:00`)
const { shifts } = defaultSettings

describe('when it is due', () => {
  it.each<[string, PromiseKind, string, string]>([
    ['a call within a shift', 'callBack', '2026-11-20T16:31:00', '2026-11-20T17:01:00'],
    ['a call asked for at night', 'callBack', '2026-11-20T23:00:00', '2026-11-23T09:00:00'],
    ['a message within a shift', 'messageReply', '2026-11-19T10:00:00', '2026-11-21T10:00:00'],
    [
      'a message at night: hours of the clock from the next shift',
      'messageReply',
      '2026-11-20T22:00:00',
      '2026-11-25T08:30:00',
    ],
    ['acceptance, four working hours', 'acceptance', '2026-11-20T19:30:00', '2026-11-23T10:30:00'],
    ['completion, five working days', 'completion', '2026-11-20T10:00:00', '2026-11-27T10:00:00'],
    ['completion over Spring Festival', 'completion', '2026-02-12T10:00:00', '2026-02-26T10:00:00'],
  ])('%s', (_name, kind, start, due) => {
    expect(new Date(dueBy(kind, at(start), defaultSettings))).toEqual(new Date(at(due)))
  })

  it('takes the operator’s value, of the service where it has its own', () => {
    const settings = { ...defaultSettings, completionDays: 3, completionByService: { 'request-7': 1 } }
    const start = at('2026-11-18T10:00:00')
    expect(dueBy('completion', start, settings)).toBe(at('2026-11-23T10:00:00'))
    expect(dueBy('completion', start, settings, 'request-7')).toBe(at('2026-11-19T10:00:00'))
  })
})

const anyStart = fc.integer({ min: at('2026-01-01T00:00:00'), max: at('2026-12-01T00:00:00') })
const anyKind = fc.constantFrom(...promiseKinds)
const anyDuration = fc.integer({ min: 1, max: 200 * 60 }).map((minutes) => minutes * minute)

describe(`a clock that stands still (seed ${seed})`, () => {
  it('never counts what was paused: however often, the time that ran before it is due is the time allowed', () => {
    const anyPauses = fc.array(fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 12_000 })), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(anyKind, anyStart, anyDuration, anyPauses, (kind, start, duration, pauses) => {
        const clock = clockOf(kind, shifts, start)
        let now = start
        let ran = 0
        let paused = 0
        for (const [runs, stands] of pauses) {
          const stop = now + runs * minute
          if (ran + clock.between(now, stop) >= duration) break
          ran += clock.between(now, stop)
          now = stop + stands * minute
          paused += clock.between(stop, now)
        }
        const due = levelMoments(clock, duration, paused)[100]
        expect(due).toBeGreaterThan(now)
        expect(ran + clock.between(now, due)).toBe(duration)
      }),
      { seed, numRuns: 500 },
    )
  })

  it('reaches half, four fifths and the end in this order', () => {
    fc.assert(
      fc.property(anyKind, anyStart, anyDuration, (kind, start, duration) => {
        const moments = levelMoments(clockOf(kind, shifts, start), duration)
        expect([start <= moments[50], moments[50] <= moments[80], moments[80] <= moments[100]]).toEqual([
          true,
          true,
          true,
        ])
        if (kind === 'messageReply') return
        const { workingTimeBetween } = createWorkingCalendar(shifts)
        expect(workingTimeBetween(start, moments[50])).toBe(Math.round(duration / 2))
      }),
      { seed, numRuns: 300 },
    )
  })
})
