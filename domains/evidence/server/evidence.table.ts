import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { FileProblem } from '../contract/detail.ts'
import type { Slot } from '../contract/slots.ts'
import type { EvidenceState, ProofState } from '../contract/states.ts'

/** One record of a fair: its six facts, how far it is, and the key that its originals' keys are wrapped by. */
export const evidences = pgTable(
  'evidence',
  {
    id: uuid().primaryKey(),
    evidenceNo: text('evidence_number').notNull().unique(),
    userId: uuid('owner_id').notNull(),
    state: smallint().$type<EvidenceState>().notNull().default(0),
    proof: smallint().$type<ProofState>().notNull().default(0),
    obligeeName: text('right_holder_name').notNull(),
    /** Sealed, as the phone is. */
    idCard: text('document_number_sealed').notNull(),
    lxrPhone: text('contact_phone_sealed').notNull(),
    exhibitionName: text('fair_name').notNull(),
    exhibitionTime: moment('fair_at').notNull(),
    exhibitionAddress: text('fair_address').notNull(),
    /** Sealed. Null once it is destroyed: nothing of the record can be read any more, wherever a copy lies. */
    dataKey: text('data_key_sealed'),
    createTime: moment('created_at').notNull(),
    sealedAt: moment('sealed_at'),
    deletedAt: moment('deleted_at'),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('evidence_owner').on(table.userId, table.createTime.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('evidence_newest').on(table.createTime.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('evidence_state', sql`${table.state} in (0, 1)`),
    check('evidence_proof', sql`${table.proof} between 0 and 3`),
    check('evidence_sealed', sql`(${table.state} = 1) = (${table.sealedAt} is not null)`),
    check('evidence_shredded', sql`(${table.deletedAt} is null) = (${table.dataKey} is not null)`),
    check('evidence_sealed_stays', sql`${table.deletedAt} is null or ${table.state} = 0`),
  ],
)

/** `none`: no scanner is set up. */
export type ScanState = 'none' | 'pending' | 'clean' | 'infected'

/**
 * What was found in a photo: no card, one of another log, one that this log does not know, or one of its states. Root in
 * base64, `at` in epoch ms; `by` null: the portal's own clock.
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
    /** Null until a record takes it. */
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
     * The file's own key: sealed by the portal's keys while no record has it, then wrapped by the record's key. Null once
     * destroyed.
     */
    dataKey: text('data_key_sealed'),
    /** The shown name, sealed by the file's own key. */
    fileName: text('file_name_sealed').notNull(),
    scan: text().$type<ScanState>().notNull(),
    /** The time card that the photo shows; null: nobody has looked yet. */
    card: jsonb('time_card').$type<CardReading>(),
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
    index('evidence_original_scan').on(table.receivedAt).where(sql`${table.scan} = 'pending'`),
    check('evidence_original_slot_named', sql`${table.evidenceId} is null or ${table.slot} is not null`),
    check('evidence_original_shredded', sql`(${table.removedAt} is null) = (${table.dataKey} is not null)`),
  ],
)
