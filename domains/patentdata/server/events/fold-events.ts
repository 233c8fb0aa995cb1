import { classOfCode, type Deal, deals, endOfCode, isDeal } from '../../proof/event-codes.ts'
import type { Stability, Status } from '../../proof/vocabulary.ts'

/** A legal event of a Chinese application or patent: its day `YYYY-MM-DD`, its code, such as `CF01`, and words of its source. */
export type LegalEvent = { day: string; code: string; text?: string }

/** What the events of an application tell together. */
export type FoldedEvents = Readonly<Record<Deal, number>> & {
  status: Status
  /** The status is an end that nothing revived. */
  isEnded: boolean
  /** The day of the last event that bears on the status; null where none does. */
  statusSince: string | null
  /** `partial` once a part of the right was taken away, else `none`. */
  stability: Extract<Stability, 'none' | 'partial'>
}

/** What an application has become while it lives, what ended it since, and when that was. */
type Life = { alive: Status; ended: Status | null; since: string | null }

const aliveAfter = (alive: Status, code: string): Status => {
  switch (classOfCode(code)) {
    case 'F':
    case 'K':
      return 'GRANTED'
    case 'D':
      return alive === 'GRANTED' ? alive : 'EXAMINING'
    case 'Q':
      return alive === 'UNKNOWN' ? 'PUBLISHED' : alive
    case 'B':
    case 'C':
    case 'H':
    case 'M':
    case undefined:
      return alive
  }
}

const step = (life: Life, { day, code }: LegalEvent): Life => {
  const letter = classOfCode(code)
  if (letter === undefined || letter === 'M') return life
  const isRevived = letter === 'K' || letter === 'C'
  const ended = endOfCode(code) ?? (isRevived ? null : life.ended)
  const revived = letter === 'C' && life.alive === 'UNKNOWN' ? 'PUBLISHED' : life.alive
  return { alive: aliveAfter(revived, code), ended, since: day }
}

/** Events in the order of their days and, of one day, as they stand. */
export const inOrder = <E extends LegalEvent>(events: readonly E[]): E[] =>
  events.toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1))

/**
 * Folds legal events into what they tell together. An end that nothing revived holds, whatever follows it; codes that decide
 * nothing are passed over.
 */
export const foldEvents = (events: readonly LegalEvent[]): FoldedEvents => {
  const { alive, ended, since } = inOrder(events).reduce(step, { alive: 'UNKNOWN', ended: null, since: null } as Life)
  const countOf = (deal: Deal): number => events.filter(({ code }) => isDeal(deal, code)).length
  return {
    ...{ status: ended ?? alive, isEnded: ended !== null, statusSince: since },
    stability: events.some(({ code }) => classOfCode(code) === 'M') ? 'partial' : 'none',
    ...(Object.fromEntries(deals.map((deal) => [deal, countOf(deal)])) as Record<Deal, number>),
  }
}
