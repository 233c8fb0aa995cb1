import type { Day } from '@portal/calendars/proof'
import type { Delivery, WayName } from './rule.ts'

/** Days on which the count stands still, both ends included. */
export type Suspension = { from: Day; to: Day }

/** What the caller knows of one case. */
export type Asked = {
  /** The day that starts the period, or its moment `YYYY-MM-DDTHH:MM` in the office's zone where the rule counts hours. */
  trigger: string
  delivery?: Delivery | undefined
  way?: WayName | undefined
  /** The state whose calendar counts, where the rule leaves it open. */
  calendar?: string | undefined
  suspensions?: readonly Suspension[] | undefined
  extended?: boolean | undefined
}

/** Days that were passed over, both ends included, and why. */
export type Skipped = { from: Day; to: Day; why: string }

export const stepIds = ['trigger', 'delivered', 'start', 'count', 'roll', 'close'] as const

/** One step of a count as it is told; `text` holds the day. */
export type Step = {
  id: (typeof stepIds)[number]
  day: Day
  text: string
  skipped?: Skipped[]
  /** The law or page on which the step rests, in words. */
  source?: string
}

export type Counted = {
  /** The first day of a window; null for a period. */
  opensOn: Day | null
  dueOn: Day
  /** The moment at which it ends, epoch ms. */
  dueAt: number
  closing: { time: string; zone: string }
  steps: Step[]
  /** A day of a year was asked for whose holidays are not known. */
  provisional: boolean
  /** The earliest day on which it may end once those years are known; null where it is not provisional. */
  earliestOn: Day | null
  missing: { calendar: string; year: number }[]
}
