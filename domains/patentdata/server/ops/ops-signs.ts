import { sourceLimits } from '../../contract/source-limits.ts'
import { type PauseReason, type ThrottleColour, throttleColours } from '../../contract/sources.ts'

/**
 * What the headers of OPS tell of our use of it: the bytes of this week, the wait that it asks for in ms, and the quota by which
 * it refused a call.
 */
export type OpsSigns = {
  colour: ThrottleColour | null
  week: number | null
  retryAfter: number | null
  rejected: string | null
}

export const noSigns: OpsSigns = { colour: null, week: null, retryAfter: null, rejected: null }

/** The services that we call; other ones may have other colours. */
const services = ['retrieval', 'inpadoc', 'search']

const worst = (a: ThrottleColour | null, b: ThrottleColour | null): ThrottleColour | null => {
  if (a === null || b === null) return a ?? b
  return throttleColours.indexOf(a) >= throttleColours.indexOf(b) ? a : b
}

const most = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b)

/** The worst colour of `idle (images=green:200, inpadoc=green:60, retrieval=red:20, search=black:0)` among our services. */
const colourOf = (header: string | null): ThrottleColour | null => {
  const told = [...(header ?? '').matchAll(/(\w+)\s*=\s*(\w+)\s*:\s*\d+/g)]
    .filter(([, service = '']) => services.includes(service))
    .flatMap(([, , colour]) => throttleColours.find((one) => one === colour) ?? [])
  return told.reduce<ThrottleColour | null>(worst, null)
}

const numberOf = (header: string | null): number | null => (header && /^\d{1,15}$/.test(header) ? Number(header) : null)

export const readSigns = (headers: Pick<Headers, 'get'>): OpsSigns => ({
  colour: colourOf(headers.get('x-throttling-control')),
  week: numberOf(headers.get('x-registeredquotaperweek-used')),
  // It tells milliseconds, against RFC 9110.
  retryAfter: numberOf(headers.get('retry-after')),
  rejected: headers.get('x-rejection-reason'),
})

/** The signs of several answers: the worst colour, the highest figures. */
export const joinSigns = (a: OpsSigns, b: OpsSigns): OpsSigns => ({
  colour: worst(a.colour, b.colour),
  week: most(a.week, b.week),
  retryAfter: most(a.retryAfter, b.retryAfter),
  rejected: a.rejected ?? b.rejected,
})

const dayMs = 86_400_000

/** The quota of a week begins on Monday at midnight UTC. */
export const weekOf = (at: Date): { from: Date; to: Date } => {
  const midnight = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())
  const from = midnight - ((at.getUTCDay() + 6) % 7) * dayMs
  return { from: new Date(from), to: new Date(from + 7 * dayMs) }
}

export type Pause = { until: Date; why: PauseReason }

const { pauses, weekBytes, weekShare } = sourceLimits

/** Until when nothing more may be asked after an answer with these signs; null where asking may go on. */
export const pauseAfter = (
  { colour, week, retryAfter, rejected }: OpsSigns,
  outcome: 'answered' | 'refused' | 'silent',
  now: Date,
): Pause | null => {
  const later = (ms: number) => new Date(now.getTime() + ms)
  const isWeekUsedUp = week !== null && week >= weekBytes * weekShare
  if (isWeekUsedUp || /QuotaPerWeek/i.test(rejected ?? '')) return { until: weekOf(now).to, why: 'week' }
  if (/QuotaPerHour/i.test(rejected ?? '')) return { until: later(pauses.hour), why: 'hour' }
  if (outcome === 'refused') return { until: later(pauses.refused), why: 'refused' }
  if (colour === 'black')
    return { until: later(Math.min(Math.max(retryAfter ?? pauses.black, pauses.red), pauses.hour)), why: 'black' }
  if (colour === 'red') return { until: later(pauses.red), why: 'red' }
  return outcome === 'silent' ? { until: later(pauses.silent), why: 'silent' } : null
}
