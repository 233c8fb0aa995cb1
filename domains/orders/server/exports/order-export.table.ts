import { moment } from '@portal/platform/server/columns'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ExportFormat } from '../../contract/exports.ts'

/** Who took which rows out of the portal, and when. Append-only. */
export const orderExports = pgTable('customer_order_export', {
  id: uuid().primaryKey(),
  actorId: uuid('actor_id').notNull(),
  what: text().$type<'orders' | 'ledger'>().notNull(),
  format: text().$type<ExportFormat>().notNull(),
  filter: jsonb().notNull(),
  rows: integer('row_count').notNull(),
  createTime: moment('created_at').notNull(),
})
