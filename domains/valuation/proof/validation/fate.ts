import { classOfCode, endOfCode, type Status } from '@portal/patentdata/proof'

/** A legal event as a source tells it; `day` is `YYYY-MM-DD`, `code` one of INPADOC for China. */
export type LegalEvent = { readonly day: string; readonly code: string }

/** What is known of the end of a patent. */
export type KnownEnd = {
  readonly filingDate: string
  readonly status: Status
  /** The day up to which the source of the status tells it; null where nobody told it. */
  readonly statusAsOf: string | null
  readonly events: readonly LegalEvent[]
}

export const renewalYears = 10

type End = { readonly day: string; readonly isLapse: boolean }

/** The first end that nothing has revived since. */
const endOf = (events: readonly LegalEvent[]): End | null => {
  let end: End | null = null
  for (const { day, code } of events.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
    const [letter, reason] = [classOfCode(code), endOfCode(code)]
    if (letter === 'K' || letter === 'C') end = null
    else if (end === null && reason !== undefined) end = { day, isLapse: reason === 'LAPSED_FEE' }
  }
  return end
}

/** As text, which is compared with days as text: of February 29 it need not exist. */
const tenYearsAfter = (day: string): string => `${Number(day.slice(0, 4)) + renewalYears}${day.slice(4)}`

/**
 * Whether a patent was alive ten years after its filing, or had lapsed since its fee was not paid; null where that is not
 * known, or where it had ended for another reason, which tells nothing of what it was worth. Events count before the status.
 * A status without the day of the end tells it only from one side: who is alive at a later day was alive then, and who is
 * known to have lapsed at an earlier day had lapsed.
 */
export const wasAliveAtTen = ({ filingDate, status, statusAsOf, events }: KnownEnd): boolean | null => {
  const tenth = tenYearsAfter(filingDate)
  const end = endOf(events)
  if (end !== null) return end.day >= tenth ? true : end.isLapse ? false : null
  if (statusAsOf === null) return null
  if (status === 'GRANTED' || status === 'EXPIRED') return statusAsOf >= tenth ? true : null
  return status === 'LAPSED_FEE' && statusAsOf < tenth ? false : null
}
