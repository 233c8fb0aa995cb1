import { moment } from '@portal/platform/server/columns'
import { bigserial, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { fenColumn } from '../fen-column.ts'

/** What the operator has set for orders and money; the newest row is in force. Append-only. */
export const orderSettings = pgTable('order_setting', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  payWithinMinutes: integer('pay_within_minutes').notNull(),
  slipExtendsDays: integer('slip_extends_days').notNull(),
  /** The amount from which on a refund needs a second person; nothing means always. */
  fourEyesFrom: fenColumn('four_eyes_from_fen').notNull(),
  /** Notes of earlier releases; the texts of the site have taken them over. */
  refundNote: text('refund_note').notNull().default(''),
  paymentNote: text('payment_note').notNull().default(''),
  invoiceNote: text('invoice_note').notNull().default(''),
  savedAt: moment('saved_at').notNull(),
  actorId: uuid('actor_id').notNull(),
})
