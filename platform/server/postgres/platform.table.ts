import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/**
 * Replies of successful submissions, kept for 24 h: the same caller who repeats the call with the same key gets the stored
 * reply.
 */
export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    /** The call (`POST /api/…`) and the id of its caller. */
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

/** Tells at a start whether the configured keys are those of this database, and keeps the key of fingerprints. */
export const portalKeys = pgTable('portal_key', {
  /** The name of the key: `data k1`, `signing 3f…` or `fingerprint`. */
  name: text().primaryKey(),
  /** The HMAC of a fixed word under the key: it shows whether two keys are the same, and nothing else. */
  checkValue: text('check_value'),
  secret: text('secret_sealed'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/**
 * Marks that a start reads. `demonstration`: the database was filled with made-up people whose password is public;
 * `demonstration.…`: this part of the demonstration data is in the database.
 */
export const databaseMarks = pgTable('database_mark', {
  name: text().primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** How often a caller called within a window of time; all processes share these counts. */
export const rateCounters = pgTable(
  'rate_counter',
  {
    bucket: text().primaryKey(),
    windowEnds: timestamp('window_ends', { withTimezone: true }).notNull(),
    calls: integer().notNull(),
  },
  (table) => [index('rate_counter_window_ends').on(table.windowEnds)],
)

/** Events, written in the transaction in which they happened; the relay hands them to the job queue. */
export const outbox = pgTable('outbox', {
  id: bigserial({ mode: 'bigint' }).primaryKey(),
  event: text().notNull(),
  data: jsonb().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** What may be down: the portal as a whole, or a part without which it cannot work. */
export type OutagePart = 'portal' | 'database' | 'files'

/**
 * Outages: which part was down, from when to when. The number is the name by which people speak of an outage. While one goes
 * on, its end is the moment when the part was last found away.
 */
export const outages = pgTable(
  'outage',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    part: text().$type<OutagePart>().notNull(),
    beganAt: timestamp('began_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
    goesOn: boolean('goes_on').notNull().default(false),
  },
  (table) => [index('outage_ended_at').on(table.endedAt)],
)

/**
 * One row: when any process of the portal was last seen at work, and whether the portal then stopped because it was told
 * to.
 */
export const signsOfLife = pgTable('sign_of_life', {
  name: text().primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  isStopped: boolean('is_stopped').notNull(),
})

/** One row: what everybody is told of a time of maintenance, and whether nobody but staff writes anything in it. */
export const maintenanceNotices = pgTable('maintenance_notice', {
  name: text().primaryKey(),
  text: text('words').notNull(),
  beginsAt: timestamp('begins_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  readOnly: boolean('read_only').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  actorId: uuid('actor_id').notNull(),
})
