import { isNotNull } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PictureType } from '../contract/picture.ts'
import { files } from './file.table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A picture that anyone may see. The upload that it was made from stays private. */
export const pictures = pgTable(
  'public_picture',
  {
    id: uuid().primaryKey(),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => files.id),
    /** Width of the widest rendition, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text(),
    createdAt: moment('created_at').notNull(),
    /**
     * Since when no record has shown the picture; null while a record shows it. The sweep removes pictures that no record
     * shows.
     */
    unusedSince: moment('unused_since'),
  },
  (table) => [index('public_picture_unused').on(table.unusedSince).where(isNotNull(table.unusedSince))],
)

/** A rendition of a picture: one encoding in one width. Only renditions are served. */
export const pictureRenditions = pgTable(
  'picture_rendition',
  {
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => pictures.id),
    width: integer().notNull(),
    type: text().$type<PictureType>().notNull(),
    storageKey: text('storage_key').notNull().unique(),
    /** Bytes. */
    size: integer('byte_size').notNull(),
    sha256: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureId, table.width, table.type] })],
)

/** Which records show a picture: a noun of another domain and the record's own key there. */
export const pictureUses = pgTable(
  'picture_use',
  {
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => pictures.id),
    kind: text('user_kind').notNull(),
    ref: text('user_ref').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.ref, table.pictureId] }),
    index('picture_use_picture').on(table.pictureId),
  ],
)
