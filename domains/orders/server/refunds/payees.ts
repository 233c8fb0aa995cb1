import type { Ctx } from '@portal/platform/server'
import { and, eq, inArray } from 'drizzle-orm'
import { maskAccount } from '../../contract/receipts.ts'
import type { RefundPartView } from '../../contract/refunds/refund.ts'
import { showField } from '../receipts/payer-account.ts'
import { receipts } from '../receipts/receipt.table.ts'

/** Whom the parts that are paid by hand go back to, by their payments: who sent the transfer, and from which account. */
export const findPayees = async (
  ctx: Pick<Ctx, 'db' | 'cipher'>,
  factIds: readonly string[],
): Promise<Map<string, RefundPartView['payee']>> => {
  const rows = await ctx.db
    .select()
    .from(receipts)
    .where(and(eq(receipts.house, 'bank'), inArray(receipts.factId, [...factIds])))
  return new Map(
    rows.map((row) => [
      row.factId ?? '',
      { name: row.payerName, account: showField(ctx, 'payerAccount', row, maskAccount) },
    ]),
  )
}
