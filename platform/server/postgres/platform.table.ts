import { bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Answers of successful submissions, kept for 24 h: the same key of the same caller on the same call returns them. */
export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    /** Call and caller. */
    scope: text().notNull(),
    key: text().notNull(),
    /** Keyed fingerprint of the body, so that no personal data can be guessed from it. */
    bodyFingerprint: text('body_fingerprint').notNull(),
    reply: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_key_created_at').on(table.createdAt),
  ],
)

/** What tells whether the keys of a start are those of this database, and the key of fingerprints. */
export const portalKeys = pgTable('portal_key', {
  /** `data k1`, `signing 3f…`, `fingerprint`. */
  name: text().primaryKey(),
  /** HMAC of a fixed word under the key: equal for the same key, and of no other use. */
  checkValue: text('check_value'),
  secret: text('secret_sealed'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/**
 * What a start must know of this database: `demonstration` was filled with made-up people whose password is published, and
 * `demonstration.…` names a part of that which is in.
 */
export const databaseMarks = pgTable('database_mark', {
  name: text().primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** How often a caller called within a window; shared by all processes. */
export const rateCounters = pgTable(
  'rate_counter',
  {
    bucket: text().primaryKey(),
    windowEnds: timestamp('window_ends', { withTimezone: true }).notNull(),
    calls: integer().notNull(),
  },
  (table) => [index('rate_counter_window_ends').on(table.windowEnds)],
)

/** Events written in the transaction that made them true; the relay hands them to the job queue. */
export const outbox = pgTable('outbox', {
  id: bigserial({ mode: 'bigint' }).primaryKey(),
  event: text().notNull(),
  data: jsonb().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** What may be down: the portal as a whole, or a part that it cannot work without. */
export type OutagePart = 'portal' | 'database' | 'files'

/** What was down, from when to when: the number is how an outage is spoken of. */
export const outages = pgTable(
  'outage',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    part: text().$type<OutagePart>().notNull(),
    beganAt: timestamp('began_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('outage_ended_at').on(table.endedAt)],
)

/** When any process of the portal was last seen at work, and whether it then stopped as it was told to: one row. */
export const signsOfLife = pgTable('sign_of_life', {
  name: text().primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  isStopped: boolean('is_stopped').notNull(),
})
