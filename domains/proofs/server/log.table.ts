import { moment } from '@portal/platform/server/columns'
import { bigint, customType, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { AuditReport } from '../contract/audit.ts'
import type { Purpose } from './log/purpose.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const count = (name: string) => bigint(name, { mode: 'number' })

/** The leaves of the log in their order, without gaps: salted digests of statements, which give nothing away. Append-only. */
export const logEntries = pgTable('log_entry', {
  index: count('idx').primaryKey(),
  sha256: text().notNull().unique(),
  sm3: text().notNull(),
  purpose: text().$type<Purpose>().notNull(),
  integratedAt: moment('integrated_at').notNull(),
})

/** The hash of each complete subtree (level 0: of each leaf), written once, with the leaf that completes it. Append-only. */
export const logNodes = pgTable(
  'log_node',
  {
    level: smallint().notNull(),
    index: count('idx').notNull(),
    hash: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.level, table.index] })],
)

/** The checkpoints that the log signed. Append-only. */
export const logCheckpoints = pgTable('log_checkpoint', {
  size: count('size').primaryKey(),
  /** The root of the tree, in hex. */
  root: text().notNull(),
  /** The signed note with the log's own signature. */
  note: text().notNull(),
  signedAt: moment('signed_at').notNull(),
})

/** The cosignatures that witnesses gave to checkpoints. Append-only. */
export const logCosignatures = pgTable(
  'log_cosignature',
  {
    size: count('size')
      .notNull()
      .references(() => logCheckpoints.size),
    witness: text().notNull(),
    keyId: text('key_id').notNull(),
    /** The signature line that the witness adds to the note. */
    line: text().notNull(),
    /** When the witness cosigned, by its own clock. */
    cosignedAt: moment('cosigned_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.size, table.witness, table.keyId] }),
    index('log_cosignature_witness').on(table.witness, table.keyId, table.size),
  ],
)

/** Every audit of the log with what it found; each names the one before it and is itself a leaf. Append-only. */
export const logAudits = pgTable('log_audit', {
  number: count('number').primaryKey(),
  at: moment('at').notNull(),
  report: jsonb().$type<AuditReport>().notNull(),
  /** The text of the statement about the audit, which went into the log. */
  statement: text().notNull(),
  sha256: text().notNull(),
})
