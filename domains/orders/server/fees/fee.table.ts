import { moment } from '@portal/platform/server/columns'
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { fenColumn } from '../fen-column.ts'

/** A full list of prices from one moment on; the next one ends it. Append-only, as its items. */
export const feeVersions = pgTable(
  'fee_version',
  {
    id: uuid().primaryKey(),
    version: integer().notNull().unique(),
    effectiveFrom: moment('effective_from').notNull(),
    note: text().notNull(),
    isDemonstration: boolean('is_demonstration').notNull(),
    createTime: moment('created_at').notNull(),
    /** Null: the portal's own demonstration. */
    actorId: uuid('actor_id'),
  },
  (table) => [index('fee_version_effective').on(table.effectiveFrom.desc())],
)

export const feeItems = pgTable(
  'fee_item',
  {
    versionId: uuid('version_id')
      .notNull()
      .references(() => feeVersions.id),
    code: text().notNull(),
    unitPrice: fenColumn('unit_price_fen').notNull(),
    source: text().notNull(),
    sourceUrl: text('source_url').notNull(),
    /** The day on which somebody compared the price with its source; null for a price of one's own. */
    checkedOn: date('checked_on', { mode: 'string' }),
    isInvoiceable: boolean('is_invoiceable').notNull(),
    isRefundable: boolean('is_refundable').notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.code] })],
)
