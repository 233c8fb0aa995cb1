import type { Ctx } from '@portal/platform/server'
import { and, eq, notExists, type SQL, sql } from 'drizzle-orm'
import { ledgerTransactions } from '../ledger/ledger.table.ts'
import { paymentFacts } from './payment.table.ts'

/** That a payment stands: staff have not taken it back from its order. */
export const stands = ({ db }: Pick<Ctx, 'db'>): SQL =>
  notExists(
    db
      .select({ id: ledgerTransactions.id })
      .from(ledgerTransactions)
      .where(
        and(eq(ledgerTransactions.kind, 'reversed'), eq(ledgerTransactions.sourceRef, sql`${paymentFacts.id}::text`)),
      ),
  )
