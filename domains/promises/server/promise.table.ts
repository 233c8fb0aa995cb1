import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Level } from '../proof/promise-clock.ts'
import type { PromiseKind } from '../proof/terms.ts'
import type { Shift } from '../proof/working-calendar.ts'

const amount = (name: string) => bigint(name, { mode: 'number' })

/** What was promised about one subject, with the terms of that day: later settings change nothing here. */
export const promises = pgTable(
  'promise',
  {
    id: uuid().primaryKey(),
    kind: text().$type<PromiseKind>().notNull(),
    service: text().notNull(),
    /** The noun of the other domain, and its reference there: `request` and a business number. */
    subjectKind: text('subject_kind').notNull(),
    subjectRef: text('subject_ref').notNull(),
    shifts: jsonb().$type<Shift[]>().notNull(),
    /** The allowed time, in ms as the kind counts. */
    durationMs: amount('duration_ms').notNull(),
    startedAt: moment('started_at').notNull(),
    halfAt: moment('half_at').notNull(),
    lateAt: moment('late_at').notNull(),
    dueAt: moment('due_at').notNull(),
    pausedSince: moment('paused_since'),
    /** The counted time of all pauses that have ended, in ms. */
    pausedMs: amount('paused_ms').notNull().default(0),
    firstAnswerAt: moment('first_answer_at'),
    keptAt: moment('kept_at'),
    /** When the promise was due without being kept; null where that did not happen. */
    brokenAt: moment('broken_at'),
    cancelledAt: moment('cancelled_at'),
    /** The counted time from beginning to end without the pauses, in ms; null while the promise is open. */
    takenMs: amount('taken_ms'),
    /** The last level that was announced. */
    level: smallint().$type<0 | Level>().notNull().default(0),
    /** When the next level is reached; null while the clock stands still and once nothing is left to announce. */
    nextLevelAt: moment('next_level_at'),
  },
  (table) => [
    index('promise_subject').on(table.subjectRef, table.subjectKind),
    uniqueIndex('promise_open')
      .on(table.subjectKind, table.subjectRef, table.kind)
      .where(sql`${table.keptAt} is null and ${table.cancelledAt} is null`),
    index('promise_next_level').on(table.nextLevelAt).where(sql`${table.nextLevelAt} is not null`),
    index('promise_decided')
      .on(sql`coalesce(${table.brokenAt}, ${table.keptAt})`)
      .where(sql`${table.brokenAt} is not null or ${table.keptAt} is not null`),
    check('promise_level', sql`${table.level} in (0, 50, 80, 100)`),
  ],
)

export type FactKind = 'started' | 'paused' | 'resumed' | 'firstAnswer' | 'escalated' | 'broken' | 'kept' | 'cancelled'

/** What happened to a promise when, append-only: from these rows every figure can be counted again. */
export const promiseFacts = pgTable(
  'promise_fact',
  {
    id: uuid().primaryKey(),
    promiseId: uuid('promise_id')
      .notNull()
      .references(() => promises.id),
    kind: text().$type<FactKind>().notNull(),
    at: moment('at').notNull(),
    /** When the promise is due after this fact. */
    dueAt: moment('due_at').notNull(),
    level: smallint().$type<Level>(),
    /** Who caused the fact; null where it was only the passing of time. */
    actorId: uuid('actor_id'),
  },
  (table) => [index('promise_fact_promise').on(table.promiseId, table.at)],
)

/** All versions of the operator's settings; the newest is in force. */
export const promiseSettings = pgTable('promise_setting', {
  version: integer().primaryKey().generatedAlwaysAsIdentity(),
  shifts: jsonb().$type<Shift[]>().notNull(),
  acceptanceHours: integer('acceptance_hours').notNull(),
  completionDays: integer('completion_days').notNull(),
  completionByService: jsonb('completion_by_service').$type<Record<string, number>>().notNull(),
  savedAt: moment('saved_at').notNull(),
  actorId: uuid('actor_id').notNull(),
})
