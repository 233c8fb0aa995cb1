import { isDeepStrictEqual } from 'node:util'
import type { JobCtx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import { type countedTerms, type DeadlineRecord, derived } from './deadline-terms.ts'
import { ownDeadlines } from './own-deadline.table.ts'

type Terms = ReturnType<typeof countedTerms>

/** As the database gives it back, which knows no fields without a value. */
const stored = (value: object): unknown => JSON.parse(JSON.stringify(value))

/**
 * A deadline with what a new count came to, or undefined where it stands so already. A deadline that moved keeps what was before;
 * an override stays, and with it the day that counts.
 */
export const changedRow = (record: DeadlineRecord, terms: Terms, { now, why }: { now: Date; why: string }) => {
  const isMoved = terms.dueOn !== record.dueOn
  const isSame = !isMoved && isDeepStrictEqual(stored(terms.counted), record.counted)
  if (isSame && terms.ruleVersion === record.ruleVersion) return undefined
  const next = { ...record, ...terms }
  const { nextReminder, ...ends } = derived(next, now)
  const isRetimed = ends.endsAt.getTime() !== record.endsAt.getTime() || terms.earliestOn !== record.earliestOn
  const change = { at: now.getTime(), before: record.dueOn, after: terms.dueOn, why }
  return {
    ...{ ...next, ...ends, isMoved, changeTime: now, version: record.version + 1 },
    nextReminder: isRetimed ? nextReminder : record.nextReminder,
    ...(isMoved && { changes: [...record.changes, change], unconfirmed: record.unconfirmed + 1 }),
  }
}

type Changed = NonNullable<ReturnType<typeof changedRow>>

/** A row as the statement below reads it. */
const rowOf = (row: Changed) => ({
  ...{ id: row.id, version: row.version, name: row.name, rule_version: row.ruleVersion, counted: row.counted },
  ...{ due_on: row.dueOn, opens_on: row.opensOn, provisional: row.provisional, earliest_on: row.earliestOn },
  ...{ calendar: row.calendar, first_year: row.firstYear, last_year: row.lastYear, pace: row.pace, legal: row.legal },
  ...{ ends_on: row.endsOn, ends_at: row.endsAt, next_reminder_at: row.nextReminder },
  ...{ changes: row.changes, unconfirmed: row.unconfirmed, changed_at: row.changeTime },
})

/** Writes all of them in one statement, since a recount may have a hundred thousand. */
export const writeRows = async ({ db }: Pick<JobCtx, 'db'>, rows: readonly Changed[]): Promise<void> => {
  if (rows.length === 0) return
  await db.execute(sql`
    update ${ownDeadlines} as d
    set version = x.version, name = x.name, rule_version = x.rule_version, counted = x.counted, due_on = x.due_on,
      opens_on = x.opens_on, provisional = x.provisional, earliest_on = x.earliest_on, calendar = x.calendar,
      first_year = x.first_year, last_year = x.last_year, pace = x.pace, legal = x.legal, ends_on = x.ends_on,
      ends_at = x.ends_at, next_reminder_at = x.next_reminder_at, changes = x.changes, unconfirmed = x.unconfirmed,
      changed_at = x.changed_at
    from jsonb_to_recordset(${JSON.stringify(rows.map(rowOf))}::jsonb) as x(
      id uuid, version integer, name text, rule_version integer, counted jsonb, due_on date, opens_on date,
      provisional boolean, earliest_on date, calendar text, first_year smallint, last_year smallint, pace text,
      legal boolean, ends_on date, ends_at timestamptz, next_reminder_at timestamptz, changes jsonb, unconfirmed smallint,
      changed_at timestamptz)
    where d.id = x.id`)
}
