import { type Ctx, publishAll } from '@portal/platform/server'
import type { ReminderPace } from '../proof/reminders.ts'
import type { Delivery } from '../proof/rule.ts'
import type { ToldBefore } from './told-before.ts'

/** A day that the domain knows, under a name that it gives, never a user's words. */
type WantedDay = { name: string; dueOn: string; pace: ReminderPace }
/** A period of a rule. Without a pace and a name it has those of its rule. */
type WantedPeriod = { rule: string; trigger: string; delivery?: Delivery; pace?: ReminderPace; name?: string }

/** One deadline that a domain wants kept for a thing of its own, in a slot by which it knows it again. */
export type WantedDeadline = (WantedDay | WantedPeriod) & {
  slot: string
  /** The day on which what it was for was done; without one it is open, until its owner says that it is done. */
  doneOn?: string
  /** Kept also where it has passed before it could be kept, since somebody has missed it; any other is left out then. */
  evenLate?: true
  /** Of which of its reminders its owner was sent by another part of the portal; counts when the deadline is new. */
  told?: ToldBefore
}

/** All deadlines that a thing shall have from now on; an empty list ends all that stand. */
export type WantedDeadlines = {
  userId: string
  subject: { kind: string; ref: string }
  wanted: readonly WantedDeadline[]
}

export const wantedEvent = 'deadline.wanted'

/**
 * Has exactly these deadlines kept for a thing of the caller's domain: what is missing ends. The caller says it in the transaction
 * that changes the thing, and holds the thing's row, so that what is said later comes later.
 */
export const wantDeadlines = (ctx: Pick<Ctx, 'db' | 'now'>, ...things: readonly WantedDeadlines[]): Promise<void> =>
  publishAll(ctx, wantedEvent, things)
