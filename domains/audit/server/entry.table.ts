import { gramsColumn, gramsIndex, moment, newest } from '@portal/platform/server/columns'
import { getTableColumns, sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { HistoryFault, Outcome } from '../contract/entry.ts'

type Fields = Record<string, unknown>

/**
 * What was done in the back office. A trigger takes inserts and, once, the filling of `seq`, `prev` and `hash`, and refuses
 * everything else.
 */
export const entries = pgTable(
  'audit_entry',
  {
    id: uuid().primaryKey(),
    seq: bigint({ mode: 'number' }).unique(),
    at: moment('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    act: text().notNull(),
    actName: text('act_name').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectRef: text('subject_ref').notNull(),
    link: text(),
    outcome: text().$type<Outcome>().notNull(),
    address: text(),
    before: jsonb().$type<Fields>(),
    after: jsonb().$type<Fields>(),
    note: text(),
    prev: text(),
    hash: text(),
    /** Of `subjectRef`, `actName` and `note`. */
    searchGrams: gramsColumn(),
  },
  (table) => [
    index('audit_entry_newest').on(newest(table.at), newest(table.id)),
    index('audit_entry_actor').on(table.actorId, newest(table.at), newest(table.id)),
    index('audit_entry_act').on(table.act, newest(table.at), newest(table.id)),
    index('audit_entry_subject').on(table.subjectKind, table.subjectRef, newest(table.at), newest(table.id)),
    index('audit_entry_reference').on(table.subjectRef, newest(table.at), newest(table.id)),
    index('audit_entry_not_done').on(table.outcome, newest(table.at), newest(table.id)).where(sql`outcome <> 'done'`),
    index('audit_entry_unsealed').on(table.at, table.id).where(sql`seq is null`),
    gramsIndex('audit_entry_search', table.searchGrams),
  ],
)
const { searchGrams: _, ...columnsOfEntries } = getTableColumns(entries)
/** What is read of entries: all but the numbers that only the search compares. */
export const entryColumns = columnsOfEntries
export type Entry = Omit<typeof entries.$inferSelect, 'searchGrams'>

/** The heads of the chain that stand in the evidence log. Append-only. */
export const anchors = pgTable('audit_anchor', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  hash: text().notNull(),
  at: moment('at').notNull(),
  /** The digest by which the evidence log knows the head. */
  sha256: text().notNull(),
  leaf: bigint({ mode: 'number' }).notNull(),
})

/**
 * The files into which old entries were moved, one for each month. A trigger takes only a file that goes on where the one before
 * ended, whose head is that of a sealed entry, and whose entries are older than a year; then these entries may go. Append-only.
 */
export const archives = pgTable('audit_archive', {
  firstSeq: bigint('first_seq', { mode: 'number' }).primaryKey(),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull().unique(),
  /** `YYYY-MM` in Asia/Shanghai. */
  month: text().notNull(),
  /** What the first entry of the file stands behind, and the hash of its last one. */
  prev: text().notNull(),
  head: text().notNull(),
  fileName: text('file_name').notNull(),
  sha256: text().notNull(),
  archivedAt: moment('archived_at').notNull(),
})

/** What each check of the chain and of the histories found. Append-only. */
export const verifications = pgTable(
  'audit_verification',
  {
    id: uuid().primaryKey(),
    checkedAt: moment('checked_at').notNull(),
    /** The check began behind this entry, and came as far as the other one. */
    fromSeq: bigint('from_seq', { mode: 'number' }).notNull().default(0),
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
    entries: integer('entry_count').notNull(),
    ok: boolean().notNull(),
    firstBad: bigint('first_bad', { mode: 'number' }),
    /** The day of the newest seal of histories then; null before the first one. */
    lastDay: date('last_day', { mode: 'string' }),
    /** How many sealed rows of histories were compared, and what was not as it was sealed. */
    historyRows: integer('history_row_count').notNull().default(0),
    historyFaults: jsonb('history_faults').$type<HistoryFault[]>().notNull().default([]),
    /** Who asked for the check; null for the nightly one. */
    actorId: uuid('actor_id'),
  },
  (table) => [index('audit_verification_newest').on(newest(table.checkedAt))],
)
