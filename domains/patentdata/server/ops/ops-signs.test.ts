import { describe, expect, it } from 'vitest'
import { joinSigns, noSigns, type OpsSigns, pauseAfter, readSigns, weekOf } from './ops-signs.ts'

const signsOf = (headers: Record<string, string>): OpsSigns => readSigns(new Headers(headers))
const throttle = (colours: string) => signsOf({ 'X-Throttling-Control': colours })

describe('the headers of OPS', () => {
  it('tell the worst colour of the services that are called, and the bytes of the week', () => {
    expect(
      signsOf({
        'X-Throttling-Control':
          'busy (images=black:0, inpadoc=green:45, other=green:1000, retrieval=yellow:100, search=red:5)',
        'X-IndividualQuotaPerHour-Used': '3006',
        'X-RegisteredQuotaPerWeek-Used': '900006',
      }),
    ).toEqual({ ...noSigns, colour: 'red', week: 900_006 })
  })

  it('that are missing or strange tell nothing', () => {
    expect(signsOf({})).toEqual(noSigns)
    expect(signsOf({ 'X-Throttling-Control': 'blue', 'X-RegisteredQuotaPerWeek-Used': 'much' })).toEqual(noSigns)
  })

  it('of several answers join to the worst', () => {
    const joined = joinSigns(throttle('idle (search=green:30)'), throttle('idle (inpadoc=black:0)'))
    expect(joined.colour).toBe('black')
    expect(joinSigns({ ...noSigns, week: 5 }, noSigns).week).toBe(5)
  })
})

it('the week of the quota begins on Monday at midnight UTC', () => {
  const week = { from: new Date('2026-11-23T00:00:00Z'), to: new Date('2026-11-30T00:00:00Z') }
  for (const at of ['2026-11-23T00:00:00Z', '2026-11-28T12:00:00Z', '2026-11-29T23:59:59Z'])
    expect(weekOf(new Date(at))).toEqual(week)
})

describe('asking stops', () => {
  const now = new Date('2026-11-28T12:00:00Z')
  const secondsOf = (signs: Partial<OpsSigns>, outcome: 'answered' | 'refused' | 'silent' = 'answered') => {
    const pause = pauseAfter({ ...noSigns, ...signs }, outcome, now)
    return pause && [pause.why, (pause.until.getTime() - now.getTime()) / 1000]
  }
  const restOfWeek = 36 * 3_600

  it.each<[string, ReturnType<typeof secondsOf>, Partial<OpsSigns>, 'answered' | 'refused' | 'silent']>([
    ['not while it is green or yellow', null, { colour: 'yellow', week: 3_799_999_999 }, 'answered'],
    ['at red for a minute', ['red', 60], { colour: 'red' }, 'answered'],
    ['at black for ten', ['black', 600], { colour: 'black' }, 'answered'],
    ['at black for as long as it says', ['black', 120], { colour: 'black', retryAfter: 120_000 }, 'answered'],
    ['at 95 % of the week until the next', ['week', restOfWeek], { week: 3_800_000_000 }, 'answered'],
    ['where the week is used up', ['week', restOfWeek], { rejected: 'RegisteredQuotaPerWeek' }, 'refused'],
    ['where the hour is used up', ['hour', 3_600], { rejected: 'IndividualQuotaPerHour exceeded' }, 'refused'],
    ['where the key is not taken', ['refused', 600], {}, 'refused'],
    ['for a minute where nobody answers', ['silent', 60], {}, 'silent'],
  ])('%s', (_name, pause, signs, outcome) => {
    expect(secondsOf(signs, outcome)).toEqual(pause)
  })
})
