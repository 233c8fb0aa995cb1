import type { ScanState } from '@portal/platform/server'
import { moment, textsIndex } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { FileProblem } from '../contract/detail.ts'
import type { Slot } from '../contract/slots.ts'
import type { EvidenceState, ProofState } from '../contract/states.ts'

/** One record of a fair: its six facts, its state, and the key that wraps the keys of its originals. */
export const evidences = pgTable(
  'evidence',
  {
    id: uuid().primaryKey(),
    evidenceNo: text('evidence_number').notNull().unique(),
    userId: uuid('owner_id').notNull(),
    state: smallint().$type<EvidenceState>().notNull().default(0),
    proof: smallint().$type<ProofState>().notNull().default(0),
    obligeeName: text('right_holder_name').notNull(),
    /** The document number, encrypted by the portal's keys, as is the phone. */
    idCard: text('document_number_sealed').notNull(),
    lxrPhone: text('contact_phone_sealed').notNull(),
    exhibitionName: text('fair_name').notNull(),
    exhibitionTime: moment('fair_at').notNull(),
    exhibitionAddress: text('fair_address').notNull(),
    /** The record's key, encrypted. Null once it is destroyed: then no copy of the record's files can be read any more. */
    dataKey: text('data_key_sealed'),
    createTime: moment('created_at').notNull(),
    sealedAt: moment('sealed_at'),
    deletedAt: moment('deleted_at'),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('evidence_owner').on(table.userId, table.createTime.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('evidence_newest').on(table.createTime.desc().nullsFirst(), table.id.desc().nullsFirst()),
    textsIndex('evidence_search', table.evidenceNo, table.obligeeName, table.exhibitionName),
    check('evidence_state', sql`${table.state} in (0, 1)`),
    check('evidence_proof', sql`${table.proof} between 0 and 3`),
    check('evidence_sealed', sql`(${table.state} = 1) = (${table.sealedAt} is not null)`),
    check('evidence_shredded', sql`(${table.deletedAt} is null) = (${table.dataKey} is not null)`),
    check('evidence_sealed_stays', sql`${table.deletedAt} is null or ${table.state} = 0`),
  ],
)

/**
 * The time card found in a photo: none, a card of another log, a card that this log does not know, or a card that shows a
 * state of this log. `root` in base64; the photo is not older than `at` (epoch ms), as `by` says (null: the portal's clock).
 */
export type CardReading =
  | { state: 'none' | 'foreign' | 'unknown' }
  | {
      state: 'known'
      origin: string
      size: number
      root: string
      block: { chainId: number; hash: string } | null
      at: number
      by: string | null
    }

/** A file as it was received, encrypted by a key of its own. Never re-encoded, never replaced. */
export const originals = pgTable(
  'evidence_original',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    /** Null until a record takes the file. */
    evidenceId: uuid('evidence_id').references(() => evidences.id),
    slot: text().$type<Slot>(),
    sha256: text().notNull(),
    sm3: text().notNull(),
    /** Bytes of the original. */
    size: integer('byte_size').notNull(),
    kind: text().notNull(),
    storageKey: text('storage_key').notNull().unique(),
    /** Nonce and tag of the encrypted object, base64. */
    seal: text('object_seal').notNull(),
    /**
     * The file's own key: encrypted by the portal's keys while no record has the file, then wrapped by the record's key. Null
     * once the key is destroyed.
     */
    dataKey: text('data_key_sealed'),
    /** The file name that is shown, encrypted by the file's own key. */
    fileName: text('file_name_sealed').notNull(),
    scan: text().$type<ScanState>().notNull(),
    /** What the search for a time card found in the photo; null: the photo was not searched yet. */
    card: jsonb('time_card').$type<CardReading>(),
    /** The SHA-256 (hex) of the picture that the file is declared to be a smaller copy of; null for an original. */
    copyOfSha256: text('copy_of_sha256'),
    copyOfSize: integer('copy_of_byte_size'),
    problem: text().$type<Extract<FileProblem, 'lost' | 'altered'>>(),
    receivedAt: moment('received_at').notNull(),
    attachedAt: moment('attached_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('evidence_original_slot').on(table.evidenceId, table.slot).where(sql`${table.evidenceId} is not null`),
    index('evidence_original_owner').on(table.ownerId, table.receivedAt),
    index('evidence_original_sha256').on(table.sha256),
    index('evidence_original_free')
      .on(table.receivedAt)
      .where(sql`${table.evidenceId} is null and ${table.removedAt} is null`),
    index('evidence_original_problem').on(table.evidenceId).where(sql`${table.problem} is not null`),
    index('evidence_original_scan').on(table.receivedAt).where(sql`${table.scan} = 'pending'`),
    check('evidence_original_slot_named', sql`${table.evidenceId} is null or ${table.slot} is not null`),
    check('evidence_original_shredded', sql`(${table.removedAt} is null) = (${table.dataKey} is not null)`),
  ],
)
