import { moment } from '@portal/platform/server/columns'
import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The days on which new rows of histories were sealed. Append-only, as the other tables of this file are. */
export const historySeals = pgTable('audit_history_seal', {
  /** `YYYY-MM-DD` in Asia/Shanghai. */
  day: date({ mode: 'string' }).primaryKey(),
  at: moment('at').notNull(),
  /** The digest by which the evidence log knows the seal. */
  sha256: text().notNull(),
  leaf: bigint({ mode: 'number' }).notNull(),
})

/** What one seal holds of one history, the name of a table. */
export const historyParts = pgTable(
  'audit_history_part',
  {
    day: date({ mode: 'string' }).notNull(),
    history: text().notNull(),
    /** The columns that the hashes of the rows cover: a column that is added later does not change what was sealed. */
    columns: text().array().notNull(),
    rows: integer('row_count').notNull(),
    /** SHA-256 over the ids and hashes of the rows. */
    root: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.history] })],
)

/** Each row that was sealed, on which day, and its hash. */
export const historyRows = pgTable(
  'audit_history_row',
  {
    history: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    rowId: text('row_id').notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.history, table.day, table.rowId] })],
)
