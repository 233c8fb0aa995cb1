import type { Day } from '@portal/calendars/proof'

/**
 * How far a statement may be trusted: `L` primary legal text, read whole; `O` an official site's text; `R` a public repository;
 * `T` a page of others; `K` general knowledge. Only L and O are shown to customers as facts.
 */
export const tags = ['L', 'O', 'R', 'T', 'K'] as const
export type Tag = (typeof tags)[number]

export const isCheckedTag = (tag: Tag): boolean => tag === 'L' || tag === 'O'

export const actors = ['customer', 'office', 'counterparty'] as const
export const deliveries = ['received', 'deemed'] as const
export type Delivery = (typeof deliveries)[number]
export const units = ['hour', 'workingDay', 'day', 'month', 'year'] as const
export type Unit = (typeof units)[number]
export const wayNames = ['post', 'online', 'person'] as const
export type WayName = (typeof wayNames)[number]

/** How a paper may be handed in, and when the day ends for it: at midnight, or when the office closes (`HH:MM`). */
export type Way = { way: WayName; closing: string }

export type RuleSource = { title: string; article: string; url: string | null; checkedOn: Day | null; tag: Tag }

/** A rule by which a period is counted, as it holds from one day to another. It is data and is never edited. */
export type RuleVersion = {
  /** As `customs.exOfficio.respond`; all versions of a rule have the same. */
  code: string
  version: number
  name: string
  effectiveFrom: Day
  /** The last day; null where no end is known. */
  effectiveTo: Day | null
  /** The kinds of cases on which it is offered, as the domains name them: `request-7`, `trademark`. */
  kinds: readonly string[]
  /** Who must act within the period. */
  actor: (typeof actors)[number]
  /** What starts it; `deemed` means that the day is that of sending, and delivery is deemed `deemedDays` later. */
  trigger: { name: string; deliveries: readonly Delivery[] }
  deemedDays: number | null
  /** `before`: a window opens so long before the given day and closes on it. */
  period: { amount: number; unit: Unit; direction: 'after' | 'before' }
  /** The first day counted. Where it has a tag of its own, it rests on another source than the period. */
  start: { from: 'nextDay'; tag: Tag | null }
  /** For months and years: the corresponding day, or the day before it. */
  lastDay: 'corresponding' | 'dayBefore'
  roll: 'nextWorkingDay' | 'none'
  /** The calendar of the office; null where the caller names the state. */
  calendar: string | null
  /** The time zone of the office; null where it is that of the state. */
  zone: string | null
  ways: { list: readonly Way[]; tag: Tag | null }
  suspendable: boolean
  extension: { amount: number; unit: Unit } | null
  source: RuleSource
  /** What customers are told in place of a result while the version is unchecked; null for the general words. */
  unchecked: string | null
}

export const isChecked = ({ source: { tag } }: Pick<RuleVersion, 'source'>): boolean => isCheckedTag(tag)
