import { moment } from '@portal/platform/server/columns'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ConsentPurpose } from '../contract/consent.ts'
import type { LookKind } from '../contract/looks.ts'
import type { Slot } from '../contract/slots.ts'
import { evidences, originals } from './evidence.table.ts'

export type StatementKind = 'seal' | 'supplement' | 'file' | 'withdraw'

/** Every statement ever made, append-only. The log holds its digests alone. */
export const statements = pgTable(
  'evidence_statement',
  {
    id: uuid().primaryKey(),
    kind: text().$type<StatementKind>().notNull(),
    evidenceId: uuid('evidence_id').references(() => evidences.id),
    /** The file that a statement of kind `file` is about; null for the statements of a record. */
    originalId: uuid('original_id').references(() => originals.id),
    /** The number of the statement within its record, from 1; null for all but `seal` and `supplement`. */
    seq: integer(),
    prev: text('previous_sha256'),
    sha256: text().notNull().unique(),
    sm3: text().notNull(),
    /** The statement's bytes, encrypted by the key of its file or record: without that key no leaf can be tied to a file. */
    body: text('body_sealed').notNull(),
    /** `data/record.json` as the statement commits to it, encrypted by the same key. */
    record: text('record_sealed'),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('evidence_statement_order').on(table.evidenceId, table.seq),
    uniqueIndex('evidence_statement_original').on(table.originalId),
  ],
)

/** Who looked at travel documents and document numbers. Append-only; the owner of the record can read it. */
export const evidenceLooks = pgTable(
  'evidence_look',
  {
    id: uuid().primaryKey(),
    /** Null: the look was at a file that no record had taken yet. */
    evidenceId: uuid('evidence_id').references(() => evidences.id),
    originalId: uuid('original_id').references(() => originals.id),
    slot: text().$type<Slot>(),
    actorId: uuid('actor_id').notNull(),
    kind: text().$type<LookKind>().notNull(),
    reason: text(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('evidence_look_evidence').on(table.evidenceId, table.createTime)],
)

/** Separate consents and their withdrawals, append-only: which text, when, from where (PIPL articles 14, 15, 29). */
export const evidenceConsents = pgTable(
  'evidence_consent',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id').notNull(),
    purpose: text().$type<ConsentPurpose>().notNull(),
    policyVersion: text('policy_version').notNull(),
    /** SHA-256 of the text that was agreed to. */
    textSha256: text('text_sha256').notNull(),
    /** The consent that this row takes back; null: this row gives one. */
    withdraws: uuid(),
    address: text('address_sealed').notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    index('evidence_consent_user').on(table.userId, table.purpose, table.createTime),
    uniqueIndex('evidence_consent_withdraws').on(table.withdraws),
  ],
)

/** What an audit found wrong with an original. Append-only. */
export const evidenceFindings = pgTable(
  'evidence_finding',
  {
    id: uuid().primaryKey(),
    originalId: uuid('original_id')
      .notNull()
      .references(() => originals.id),
    found: text().$type<'lost' | 'altered' | 'restored'>().notNull(),
    expected: text('expected_sha256').notNull(),
    actual: text('actual_sha256'),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('evidence_finding_original').on(table.originalId, table.createTime)],
)
