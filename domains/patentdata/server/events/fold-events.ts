import type { Stability, Status } from '../../proof/vocabulary.ts'

/** A legal event of a Chinese application or patent: its day `YYYY-MM-DD` and its INPADOC code, such as `CF01`. */
export type LegalEvent = { day: string; code: string }

/** What the events of an application tell. */
export type FoldedEvents = {
  status: Status
  /** `partial` once a part of the right was invalidated, else `none`. */
  stability: Extract<Stability, 'none' | 'partial'>
  transfers: number
  licences: number
  pledges: number
}

const codesOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/**
 * What INPADOC's codes of Chinese events do (list of 2024, week 17), by its classes: H and B end a right or an application, K and
 * C revive it, F grants, D examines, M leaves a part of the right. CE01, GR03, RP01 and RW01 have no class there and are read by
 * their words.
 */
const unpaid = codesOf('CF01 C19 MM1K MM4A')
const expired = codesOf('CX01 MK1K MK4A')
const invalidated = codesOf('IW01 C28 RW01')
const discontinued = codesOf('C01 C02 C03 C04 C05 C12 RJ01 WD01 WW01')
const abandoned = codesOf('AD01 AR01 AV01 C17 C20 C25 EXPY MA1K RGAV CE01')
const revivesRight = codesOf('C49 RA01 RR01')
const revivesApplication = codesOf('C52 REIN')
const grants = codesOf('C14 CGPU FG1K FG4A GR01 GRSP GR03')
const examines = codesOf('C10 DE01 EXSB SE01')
const publishes = codesOf('BB1A C06 PB01')
const leavesPart = codesOf('AV02 C26 C32 C35 IP01 RP01')

const transfers = codesOf('TR01 ASS C41')
const licences = codesOf('EE01 LIC')
const pledges = codesOf('PE01 PLDC')

const ends: readonly (readonly [ReadonlySet<string>, Status])[] = [
  [unpaid, 'LAPSED_FEE'],
  [expired, 'EXPIRED'],
  [invalidated, 'INVALIDATED'],
  [discontinued, 'REFUSED'],
  [abandoned, 'ABANDONED'],
]

/** What an application has become while it lives, and what ended it since. */
type Life = { alive: Status; ended: Status | null }

const step = (life: Life, code: string): Life => {
  const end = ends.find(([codes]) => codes.has(code))?.[1]
  if (end !== undefined) return { ...life, ended: end }
  if (revivesRight.has(code)) return { alive: 'GRANTED', ended: null }
  if (revivesApplication.has(code)) return { ...life, ended: null }
  if (grants.has(code)) return { ...life, alive: 'GRANTED' }
  if (examines.has(code) && life.alive !== 'GRANTED') return { ...life, alive: 'EXAMINING' }
  if (publishes.has(code) && life.alive === 'UNKNOWN') return { ...life, alive: 'PUBLISHED' }
  return life
}

/**
 * Folds legal events into what they tell together, in the order of their days and, of one day, as they stand. An end that nothing
 * revived holds, whatever follows it; codes that say nothing of this are passed over.
 */
export const foldEvents = (events: readonly LegalEvent[]): FoldedEvents => {
  const codes = events.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)).map(({ code }) => code)
  const { alive, ended } = codes.reduce(step, { alive: 'UNKNOWN', ended: null })
  const countOf = (wanted: ReadonlySet<string>): number => codes.filter((code) => wanted.has(code)).length
  return {
    status: ended ?? alive,
    stability: codes.some((code) => leavesPart.has(code)) ? 'partial' : 'none',
    ...{ transfers: countOf(transfers), licences: countOf(licences), pledges: countOf(pledges) },
  }
}
