import { moment } from '@portal/platform/server/columns'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { FavouriteKind } from '../contract/favourite.ts'

/** What a user keeps at hand. */
export const favourites = pgTable(
  'favourite',
  {
    ownerId: uuid('owner_id').notNull(),
    kind: text().$type<FavouriteKind>().notNull(),
    reference: text().notNull(),
    /** How it was called then. */
    title: text().notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.kind, table.reference] })],
)
