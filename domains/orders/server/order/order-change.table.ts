import { moment } from '@portal/platform/server/columns'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { OrderChangeAct } from '../../contract/desk-orders.ts'
import { orders } from './order.table.ts'

/** What staff changed of an order without moving its state, before and after. Append-only. */
export const orderChanges = pgTable(
  'customer_order_change',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    version: integer().notNull(),
    act: text().$type<OrderChangeAct>().notNull(),
    actorId: uuid('actor_id').notNull(),
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    unique('customer_order_change_version').on(table.orderId, table.version),
    index('customer_order_change_newest').on(table.createTime),
  ],
)
