import { moment } from '@portal/platform/server/columns'
import { bigint, boolean, customType, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { TimestampFault } from '../proof/timestamp/faults.ts'
import type { StampTarget } from './timestamp/stamp-target.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const serial = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Orders for stamps that are not there yet; the row of an order is deleted when its stamp comes. */
export const timestampOrders = pgTable(
  'timestamp_order',
  {
    /** The SHA-256 of what is to be stamped, in hex. */
    sha256: text().notNull(),
    /** The authority to be asked, or `*`: whichever answers first. */
    authority: text().notNull(),
    target: text().$type<StampTarget>().notNull(),
    /** The size of the checkpoint to be stamped; null where the order is for a statement. */
    checkpointSize: bigint('checkpoint_size', { mode: 'number' }),
    sm3: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: moment('next_at').notNull(),
    lastFault: text('last_fault'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sha256, table.authority] }), index('timestamp_order_next').on(table.nextAt)],
)

/** The time-stamps as the authorities sent them, verified. Append-only. */
export const timestamps = pgTable(
  'timestamp_token',
  {
    id: serial(),
    sha256: text().notNull(),
    target: text().$type<StampTarget>().notNull(),
    checkpointSize: bigint('checkpoint_size', { mode: 'number' }),
    authority: text().notNull(),
    /** Whether the authority that gave the stamp was the primary one at that time. */
    isPrimary: boolean('is_primary').notNull(),
    /** The whole answer of the authority (TimeStampResp, DER). */
    response: bytes().notNull(),
    /** The time of the stamp by the authority's clock. */
    genTime: moment('gen_time').notNull(),
    policy: text().notNull(),
    serialNumber: text('serial_number').notNull(),
    /** SHA-256 of the signing certificate, hex. */
    signer: text().notNull(),
    /** When the signing certificate expires. */
    notAfter: moment('not_after').notNull(),
    obtainedAt: moment('obtained_at').notNull(),
  },
  (table) => [
    unique('timestamp_token_once').on(table.sha256, table.authority),
    index('timestamp_token_checkpoint').on(table.checkpointSize),
  ],
)

/** Answers that failed verification, kept as they came, since a person must look at them. Append-only. */
export const refusedTimestamps = pgTable('timestamp_refused', {
  id: serial(),
  sha256: text().notNull(),
  authority: text().notNull(),
  response: bytes().notNull(),
  fault: text().$type<TimestampFault>().notNull(),
  at: moment('refused_at').notNull(),
})

/** The revocation lists that the issuers of the certificates published when a stamp was made. Append-only. */
export const revocations = pgTable(
  'timestamp_revocation',
  {
    id: serial(),
    timestampId: bigint('timestamp_id', { mode: 'number' })
      .notNull()
      .references(() => timestamps.id),
    url: text().notNull(),
    /** A certificate revocation list, DER. */
    list: bytes().notNull(),
    at: moment('fetched_at').notNull(),
  },
  (table) => [index('timestamp_revocation_of').on(table.timestampId)],
)

/**
 * Lists of old stamps that were put into the log anew, before the keys and hashes that the stamps rely on grow weak.
 * Append-only.
 */
export const renewals = pgTable(
  'timestamp_renewal',
  {
    /** The SHA-256 of the list, in hex; the list is a statement in the log. */
    sha256: text().primaryKey(),
    list: bytes().notNull(),
    /** The list holds every stamp from this id … */
    firstId: bigint('first_id', { mode: 'number' }).notNull(),
    /** … to this id. */
    lastId: bigint('last_id', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('timestamp_renewal_last').on(table.lastId)],
)
