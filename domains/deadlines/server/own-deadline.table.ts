import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Asked, Counted } from '../proof/counting.ts'
import type { ReminderLead, ReminderPace } from '../proof/reminders.ts'

/** A move of the computed day. */
export type DeadlineChange = { at: number; before: string; after: string; why: string }

/** A day that its owner set in place of the computed one; `before` is the computed day of then. The reason is sealed. */
export type Override = { dueOn: string; dueAt: number; at: number; before: string }

/** Deadlines that people keep. What their owners wrote is sealed; `name` is never a user's word, since feeds carry it. */
export const ownDeadlines = pgTable(
  'deadline',
  {
    id: uuid().primaryKey(),
    /** Who entered it, or for whom a domain did. */
    userId: uuid('owner_id').notNull(),
    version: integer().notNull().default(1),
    kind: text().$type<'rule' | 'own'>().notNull(),
    state: text().$type<'open' | 'done' | 'cancelled'>().notNull().default('open'),
    name: text().notNull(),
    title: text('title_sealed'),
    note: text('note_sealed'),
    doneNote: text('done_note_sealed'),
    rule: text('rule_code'),
    ruleVersion: integer('rule_version'),
    /** Null for a day of one's own. */
    asked: jsonb().$type<Asked>(),
    counted: jsonb().$type<Counted>().notNull(),
    override: jsonb().$type<Override>(),
    overrideReason: text('override_reason_sealed'),
    /** The day and the moment that count, and the day by which its owner is reminded. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    endsAt: moment('ends_at').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    opensOn: date('opens_on', { mode: 'string' }),
    provisional: boolean().notNull(),
    earliestOn: date('earliest_on', { mode: 'string' }),
    /** The calendar by which it was counted, and the years in which the count lies; null where no calendar is asked. */
    calendar: text(),
    firstYear: smallint('first_year'),
    lastYear: smallint('last_year'),
    /** The kind and the reference of what it belongs to, and the customer whose that is. */
    subjectKind: text('subject_kind'),
    subjectRef: text('subject_ref'),
    subjectOwnerId: uuid('subject_owner_id'),
    /** The name by which another domain knows a deadline that it asked for. */
    slot: text(),
    pace: text().$type<ReminderPace>().notNull(),
    /** A period of law: its reminders come in quiet hours too. */
    legal: boolean().notNull(),
    /** The next moment at which somebody is to be told; null when nothing is left to tell. */
    nextReminder: moment('next_reminder_at'),
    changes: jsonb().$type<DeadlineChange[]>().notNull().default([]),
    /** How many of the changes were not confirmed yet. */
    unconfirmed: smallint().notNull().default(0),
    doneOn: date('done_on', { mode: 'string' }),
    endTime: moment('ended_at'),
    createTime: moment('created_at').notNull(),
    changeTime: moment('changed_at').notNull(),
  },
  (table) => [
    index('deadline_owner').on(table.userId, table.state, table.endsAt, table.id),
    index('deadline_subject_owner')
      .on(table.subjectOwnerId, table.state, table.endsAt, table.id)
      .where(sql`${table.subjectOwnerId} is not null`),
    index('deadline_subject').on(table.subjectKind, table.subjectRef).where(sql`${table.subjectRef} is not null`),
    uniqueIndex('deadline_slot')
      .on(table.subjectKind, table.subjectRef, table.slot)
      .where(sql`${table.slot} is not null`),
    index('deadline_reminder_due').on(table.nextReminder).where(sql`${table.nextReminder} is not null`),
    // A recount goes through the open ones in this order.
    index('deadline_of_calendar').on(table.calendar, table.userId, table.id).where(sql`${table.state} = 'open'`),
    index('deadline_of_rule').on(table.rule, table.userId, table.id).where(sql`${table.state} = 'open'`),
    index('deadline_ended').on(table.endTime).where(sql`${table.state} = 'cancelled'`),
    index('deadline_open').on(table.endsAt, table.id).where(sql`${table.state} = 'open'`),
    check('deadline_state', sql`${table.state} in ('open', 'done', 'cancelled')`),
    check('deadline_subject_whole', sql`(${table.subjectKind} is null) = (${table.subjectRef} is null)`),
    check('deadline_kind', sql`(${table.kind} = 'rule') = (${table.rule} is not null)`),
  ],
)

/** Reminders that were sent: for one due day, each lead once. */
export const deadlineReminders = pgTable(
  'deadline_reminder',
  {
    deadlineId: uuid('deadline_id')
      .notNull()
      .references(() => ownDeadlines.id, { onDelete: 'cascade' }),
    dueDay: date('due_day', { mode: 'string' }).notNull(),
    lead: text().$type<ReminderLead>().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.deadlineId, table.dueDay, table.lead] })],
)

/** Calendar feeds: of the secret in their address only the hash is kept. */
export const deadlineFeeds = pgTable('deadline_feed', {
  userId: uuid('owner_id').primaryKey(),
  secretHash: text('secret_hash').notNull().unique(),
  createTime: moment('created_at').notNull(),
  readTime: moment('last_read_at'),
})

/** Recounts of open deadlines, because a year of a calendar or a version of a rule changed. A row tells how far one has come. */
export const deadlineRecounts = pgTable(
  'deadline_recount',
  {
    id: uuid().primaryKey(),
    calendar: text(),
    year: smallint(),
    rule: text('rule_code'),
    /** Said to the owners of what moved. */
    why: text().notNull(),
    /** The owner and the id of the last deadline that was looked at; null before the first. */
    lastOwner: uuid('last_owner_id'),
    lastId: uuid('last_id'),
    recomputed: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    createTime: moment('created_at').notNull(),
    endTime: moment('ended_at'),
  },
  (table) => [
    index('deadline_recount_open').on(table.createTime).where(sql`${table.endTime} is null`),
    check('deadline_recount_of', sql`(${table.calendar} is null) = (${table.year} is null)`),
    check('deadline_recount_one', sql`(${table.calendar} is null) <> (${table.rule} is null)`),
  ],
)
