import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Lists of rights that users handed in, as far as they are shown before they are confirmed; the files are not kept. */
export const rightImports = pgTable(
  'right_import',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    /** The name of the file and its lines, as sealed JSON. */
    content: text('content_sealed').notNull(),
    createTime: moment('created_at').notNull(),
    confirmTime: moment('confirmed_at'),
    /** What came of the confirmation. */
    created: integer('created_count'),
    skipped: integer('skipped_count'),
  },
  (table) => [
    index('right_import_owner').on(table.ownerId, table.createTime),
    index('right_import_created').on(table.createTime),
    check(
      'right_import_confirmed',
      sql`(${table.confirmTime} is null) = (${table.created} is null) and (${table.confirmTime} is null) = (${table.skipped} is null)`,
    ),
  ],
)
