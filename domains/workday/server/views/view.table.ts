import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** The filters of lists of the back office that members of staff keep for themselves. */
export const deskViews = pgTable(
  'desk_view',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    /** The path of the list in the back office. */
    page: text().notNull(),
    name: text().notNull(),
    /** The query of the list's address. */
    query: text().notNull(),
    isDefault: boolean('is_default').notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    index('desk_view_owner').on(table.ownerId, table.page),
    uniqueIndex('desk_view_default').on(table.ownerId, table.page).where(sql`${table.isDefault}`),
  ],
)
