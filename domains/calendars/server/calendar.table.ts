import { moment } from '@portal/platform/server/columns'
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** Years of calendars as they were entered, each as a version; nothing is changed afterwards, and the newest counts. */
export const calendarYears = pgTable(
  'calendar_year',
  {
    calendar: text().notNull(),
    year: integer().notNull(),
    version: integer().notNull(),
    /** Every day that is free by announcement, weekend days included, as `YYYY-MM-DD`. */
    free: text('free_days').array().notNull(),
    /** Weekend days on which people work. */
    working: text('make_up_days').array().notNull(),
    sourceTitle: text('source_title').notNull(),
    sourceUrl: text('source_url'),
    checkedOn: date('checked_on', { mode: 'string' }).notNull(),
    savedAt: moment('saved_at').notNull(),
    /** Null for a year that the portal brought. */
    actorId: uuid('actor_id'),
  },
  (table) => [primaryKey({ columns: [table.calendar, table.year, table.version] })],
)
