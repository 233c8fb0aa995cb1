import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SavedKind } from '../contract/saved-search.ts'

/**
 * A search that the portal repeats for a user after every import. What he wrote is sealed, because it says what he fears or
 * plans.
 */
export const savedSearches = pgTable(
  'recordal_saved_search',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    kind: text().$type<SavedKind>().notNull(),
    /** Sealed JSON: the title, and what the search looks for. */
    content: text('content_sealed').notNull(),
    createTime: moment('created_at').notNull(),
    /** The moment when the search was saved, or taken up again after a pause; imports that ended before it bring nothing. */
    since: moment('watching_since').notNull(),
    pauseTime: moment('paused_at'),
    /** The day of the next warning before the user's own recordal ends; null when no warning is left. */
    nextWarning: date('next_warning_on', { mode: 'string' }),
  },
  (table) => [
    index('recordal_saved_search_owner').on(table.ownerId, table.createTime.desc()),
    index('recordal_saved_search_warning').on(table.nextWarning).where(sql`${table.nextWarning} is not null`),
  ],
)

/** What one import brought to one saved search: at most one row for both, even when the import is announced more than once. */
export const searchHits = pgTable(
  'recordal_search_hit',
  {
    id: uuid().primaryKey(),
    searchId: uuid('saved_search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    importId: uuid('import_id').notNull(),
    total: integer('row_count').notNull(),
    totalIsExact: boolean('count_is_exact').notNull(),
    /** Ids of the first rows, so that the link of the notice leads to them whatever later imports change. */
    recordalIds: integer('recordal_ids').array().notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    unique('recordal_search_hit_once').on(table.searchId, table.importId),
    index('recordal_search_hit_created').on(table.createTime),
  ],
)
