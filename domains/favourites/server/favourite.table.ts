import { moment } from '@portal/platform/server/columns'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { FavouriteKind } from '../contract/favourite.ts'

/** The favourites of users. */
export const favourites = pgTable(
  'favourite',
  {
    ownerId: uuid('owner_id').notNull(),
    kind: text().$type<FavouriteKind>().notNull(),
    reference: text().notNull(),
    /** The name of the thing when it was kept. */
    title: text().notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.kind, table.reference] })],
)
