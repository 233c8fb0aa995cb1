import type { Ctx } from '@portal/platform/server'
import { eq, notInArray, type SQL, sql } from 'drizzle-orm'
import { ledgerTransactions } from '../ledger/ledger.table.ts'
import { paymentFacts } from './payment.table.ts'

/**
 * That a payment stands: staff have not taken it back from its order. Those that were taken back are few, so that the database
 * reads them once and not for each payment.
 */
export const stands = ({ db }: Pick<Ctx, 'db'>): SQL =>
  notInArray(
    sql`${paymentFacts.id}::text`,
    db
      .select({ factId: ledgerTransactions.sourceRef })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.kind, 'reversed')),
  )
