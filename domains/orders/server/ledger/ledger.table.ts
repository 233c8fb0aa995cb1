import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { LedgerAccount, LedgerKind } from '../../contract/ledger.ts'
import { fenColumn } from '../fen-column.ts'
import { orders } from '../order/order.table.ts'

/** One event that moved money. Append-only; a mistake is undone by a transaction that reverses it. */
export const ledgerTransactions = pgTable(
  'ledger_transaction',
  {
    id: uuid().primaryKey(),
    at: moment('at').notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    /** What caused it, once: the id of a fact, a refund, a receipt, an order. */
    sourceRef: text('source_ref').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    reason: text(),
  },
  (table) => [
    unique('ledger_transaction_source').on(table.kind, table.sourceRef),
    index('ledger_transaction_at').on(table.at),
    index('ledger_transaction_order').on(table.orderId),
  ],
)

/**
 * The entries of a transaction: debits positive, credits negative. The database itself refuses at commit a transaction with
 * fewer than two entries, or whose entries do not sum to nothing (migration of the orders). Append-only.
 */
export const ledgerEntries = pgTable(
  'ledger_entry',
  {
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    line: integer().notNull(),
    account: text().$type<LedgerAccount>().notNull(),
    amount: fenColumn('amount_fen').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.line] }),
    index('ledger_entry_account').on(table.account),
    check('ledger_entry_amount', sql`${table.amount} <> 0`),
  ],
)
