import { isNull } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Purpose } from '../contract/purposes.ts'
import type { FileKind } from './file-kinds.ts'

/** What was uploaded. The bytes lie in the store under `storageKey`; an upload that nothing attaches goes after a day. */
export const files = pgTable(
  'file',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    purpose: text().$type<Purpose>().notNull(),
    /** The name to show, cleaned. */
    fileName: text('file_name').notNull(),
    /** Bytes. */
    size: integer('byte_size').notNull(),
    sha256: text().notNull(),
    /** What the bytes are. */
    kind: text().$type<FileKind>().notNull(),
    storageKey: text('storage_key').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Something unfinished names it, such as a draft: not swept before. */
    keptUntil: timestamp('kept_until', { withTimezone: true }),
    attachedAt: timestamp('attached_at', { withTimezone: true }),
    /** What it belongs to: a noun of another domain and the record's own key there. */
    attachedKind: text('attached_kind'),
    attachedRef: text('attached_ref'),
  },
  (table) => [
    index('file_owner_created_at').on(table.ownerId, table.createdAt),
    index('file_unattached').on(table.createdAt).where(isNull(table.attachedAt)),
    index('file_attached').on(table.attachedKind, table.attachedRef),
  ],
)
