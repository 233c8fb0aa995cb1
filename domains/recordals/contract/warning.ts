import { addDays, type Day } from '@portal/platform/contract'

/** Days before the end on which the owner of a recordal is warned; the first lies within the time of renewal (article 10). */
export const warningDays = [180, 90, 30] as const

type Term = { recordState: number; recordEndDate: Day | null }

/** What is revoked or withdrawn does not run out any more. */
const inEffect = 1

const warningsOf = ({ recordState, recordEndDate }: Term): Day[] =>
  recordState === inEffect && recordEndDate !== null ? warningDays.map((days) => addDays(recordEndDate, -days)) : []

/** The first day of warning after a day, or null when none is left. */
export const nextWarning = (term: Term, after: Day): Day | null => warningsOf(term).find((day) => day > after) ?? null

/** Whether a warning is due on a day, when the last ones looked for were those before `since`: after a standstill too. */
export const isWarningDue = (term: Term, { since, today }: { since: Day; today: Day }): boolean =>
  term.recordEndDate !== null &&
  today <= term.recordEndDate &&
  warningsOf(term).some((day) => day >= since && day <= today)
