import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SavedKind } from '../contract/saved-search.ts'

/** What a user has looked for again after every import. What he wrote is sealed: it says what he fears or plans. */
export const savedSearches = pgTable(
  'recordal_saved_search',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    kind: text().$type<SavedKind>().notNull(),
    /** Sealed JSON: the title and what is looked for. */
    content: text('content_sealed').notNull(),
    createTime: moment('created_at').notNull(),
    /** Imports finished before count as known: when it was saved, or taken up again after a pause. */
    since: moment('watching_since').notNull(),
    pauseTime: moment('paused_at'),
    /** The day of the next warning before a recordal of one's own ends; null when none is left. */
    nextWarning: date('next_warning_on', { mode: 'string' }),
  },
  (table) => [
    index('recordal_saved_search_owner').on(table.ownerId, table.createTime.desc()),
    index('recordal_saved_search_warning').on(table.nextWarning).where(sql`${table.nextWarning} is not null`),
  ],
)

/** What an import brought to a saved search: at most one line for both, however often the import is announced. */
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
    /** The first rows, so that the link leads to them whatever later imports change. */
    recordalIds: integer('recordal_ids').array().notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    unique('recordal_search_hit_once').on(table.searchId, table.importId),
    index('recordal_search_hit_created').on(table.createTime),
  ],
)
