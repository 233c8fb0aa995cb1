import type { ScanState } from '@portal/platform/server'
import { isNull, sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Purpose } from '../contract/purposes.ts'
import type { FileKind } from './file-kinds.ts'

/**
 * The uploaded files. The bytes of each lie in the store under `storageKey`; an upload that nothing attaches is removed
 * after a day.
 */
export const files = pgTable(
  'file',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    purpose: text().$type<Purpose>().notNull(),
    /** The name to show, as `cleanFileName` made it. */
    fileName: text('file_name').notNull(),
    /** Bytes of the file as it was sent, as are its digest and its kind. */
    size: integer('byte_size').notNull(),
    sha256: text().notNull(),
    /** The kind of the file by its bytes. */
    kind: text().$type<FileKind>().notNull(),
    storageKey: text('storage_key').notNull().unique(),
    /**
     * The file's own key, encrypted by the portal's data keys. Null for a file from before files were encrypted: its object
     * holds the plain bytes.
     */
    dataKey: text('data_key_sealed'),
    /** Nonce and tag of the encrypted object, base64; null as `dataKey` is. */
    seal: text('object_seal'),
    /** What a smaller copy is declared to be made from, SHA-256 in hex and bytes, unproved; null for an original. */
    copyOfSha256: text('copy_of_sha256'),
    copyOfSize: integer('copy_of_size'),
    scan: text().$type<ScanState>().notNull().default('none'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Until then the sweep spares the file, since something unfinished names it, such as a draft. */
    keptUntil: timestamp('kept_until', { withTimezone: true }),
    attachedAt: timestamp('attached_at', { withTimezone: true }),
    /** The record that the file belongs to: a noun of another domain, and the record's own key there. */
    attachedKind: text('attached_kind'),
    attachedRef: text('attached_ref'),
  },
  (table) => [
    index('file_owner_created_at').on(table.ownerId, table.createdAt),
    index('file_unattached').on(table.createdAt).where(isNull(table.attachedAt)),
    index('file_scan').on(table.createdAt).where(sql`${table.scan} = 'pending'`),
    index('file_attached').on(table.attachedKind, table.attachedRef),
  ],
)
