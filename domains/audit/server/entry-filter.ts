import { foundByGrams, holdsText, isId, type Wanted, within } from '@portal/platform/server'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { EntriesFilter } from '../contract/entry.ts'
import { entries } from './entry.table.ts'

const searched = [entries.subjectRef, entries.actName, entries.note]

const withoutWord = (filter: EntriesFilter): SQL | undefined => {
  const { actor, act, subjectKind, subjectRef, outcome } = filter
  return and(
    actor === '' ? undefined : isId(actor) ? eq(entries.actorId, actor) : sql`false`,
    act === '' ? undefined : eq(entries.act, act),
    subjectKind === '' ? undefined : eq(entries.subjectKind, subjectKind),
    subjectRef === '' ? undefined : eq(entries.subjectRef, subjectRef),
    outcome === '' ? undefined : eq(entries.outcome, outcome),
    // The partial index holds what was not done.
    outcome === '' || outcome === 'done' ? undefined : sql`outcome <> 'done'`,
    within(entries.at, filter),
  )
}

/** The condition that a filter of the log sets. */
export const wantedBy = (filter: EntriesFilter): Wanted => {
  const { keyword } = filter
  const others = withoutWord(filter)
  if (keyword === '') return { byIndex: others, byReading: others }
  return {
    byIndex: and(others, foundByGrams(entries.searchGrams, searched, keyword)),
    byReading: and(others, holdsText(searched, keyword)),
  }
}
