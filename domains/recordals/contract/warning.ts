import { addDays, type Day } from '@portal/platform/contract'

/** Days before the end on which the owner of a recordal is warned; the first lies within the time of renewal (article 10). */
export const warningDays = [180, 90, 30] as const

type Term = { recordState: number; recordEndDate: Day | null }

/** Only a recordal in effect has an end to warn of; one that was revoked or withdrawn has not. */
const inEffect = 1

const warningsOf = ({ recordState, recordEndDate }: Term): Day[] =>
  recordState === inEffect && recordEndDate !== null ? warningDays.map((days) => addDays(recordEndDate, -days)) : []

/** The first day of warning after a day, or null when none is left. */
export const nextWarning = (term: Term, after: Day): Day | null => warningsOf(term).find((day) => day > after) ?? null

/**
 * Whether a warning is due `today`, when the days before `since` were looked at already; so a warning that fell into a
 * standstill of the portal is still due.
 */
export const isWarningDue = (term: Term, { since, today }: { since: Day; today: Day }): boolean =>
  term.recordEndDate !== null &&
  today <= term.recordEndDate &&
  warningsOf(term).some((day) => day >= since && day <= today)
