import { moment } from '@portal/platform/server/columns'
import { bigint, boolean, customType, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { TimestampFault } from '../proof/timestamp/faults.ts'
import type { StampTarget } from './timestamp/stamp-target.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const serial = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Stamps that were asked for and are not there yet; a row goes when its stamp comes. */
export const timestampOrders = pgTable(
  'timestamp_order',
  {
    /** Hex, of what is to be stamped. */
    sha256: text().notNull(),
    /** The authority to be asked, or `*`: whichever answers first. */
    authority: text().notNull(),
    target: text().$type<StampTarget>().notNull(),
    /** Of the checkpoint, where it is one. */
    checkpointSize: bigint('checkpoint_size', { mode: 'number' }),
    sm3: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: moment('next_at').notNull(),
    lastFault: text('last_fault'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sha256, table.authority] }), index('timestamp_order_next').on(table.nextAt)],
)

/** Stamps as they came, verified. Append-only. */
export const timestamps = pgTable(
  'timestamp_token',
  {
    id: serial(),
    sha256: text().notNull(),
    target: text().$type<StampTarget>().notNull(),
    checkpointSize: bigint('checkpoint_size', { mode: 'number' }),
    authority: text().notNull(),
    /** By the authority that was named first at that time. */
    isPrimary: boolean('is_primary').notNull(),
    /** The whole answer (TimeStampResp, DER). */
    response: bytes().notNull(),
    /** The authority's time. */
    genTime: moment('gen_time').notNull(),
    policy: text().notNull(),
    serialNumber: text('serial_number').notNull(),
    /** SHA-256 of the signing certificate, hex. */
    signer: text().notNull(),
    /** When the signing certificate ends. */
    notAfter: moment('not_after').notNull(),
    obtainedAt: moment('obtained_at').notNull(),
  },
  (table) => [
    unique('timestamp_token_once').on(table.sha256, table.authority),
    index('timestamp_token_checkpoint').on(table.checkpointSize),
  ],
)

/** Answers that were not believed, kept as they came: somebody must look at them. Append-only. */
export const refusedTimestamps = pgTable('timestamp_refused', {
  id: serial(),
  sha256: text().notNull(),
  authority: text().notNull(),
  response: bytes().notNull(),
  fault: text().$type<TimestampFault>().notNull(),
  at: moment('refused_at').notNull(),
})

/** What the certificates' issuers said of revocation when a stamp was made. Append-only. */
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

/** Lists of stamps that were put into the log anew, before what they hang on grows weak. Append-only. */
export const renewals = pgTable(
  'timestamp_renewal',
  {
    /** Hex, of the list: its statement in the log. */
    sha256: text().primaryKey(),
    list: bytes().notNull(),
    /** It holds every stamp from this one … */
    firstId: bigint('first_id', { mode: 'number' }).notNull(),
    /** … to this one. */
    lastId: bigint('last_id', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('timestamp_renewal_last').on(table.lastId)],
)
