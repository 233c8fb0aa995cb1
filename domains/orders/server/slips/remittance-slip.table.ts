import { moment } from '@portal/platform/server/columns'
import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../order/order.table.ts'

/** What a customer sent to show that he has transferred. It proves nothing: the money does. */
export const remittanceSlips = pgTable(
  'remittance_slip',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    fileId: uuid('file_id').notNull().unique(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('remittance_slip_order').on(table.orderId, table.createTime)],
)
