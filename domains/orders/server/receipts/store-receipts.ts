import type { Ctx } from '@portal/platform/server'
import { credit, debit, postAll } from '../ledger/post.ts'
import { matchByNote } from './match-by-note.ts'
import { sealField } from './payer-account.ts'
import { type Receipt, receipts } from './receipt.table.ts'
import type { Line } from './receipt-identity.ts'

export type NewReceipt = Line & { identity: string; line: number | null }
type Origin = { importId: string | null; actorId: string }

/**
 * Stores the lines that are not known yet, in the caller's transaction, and books each at once as nobody's; those whose text
 * names an order are then given to it. Answers the new receipts; a line whose identity is known adds nothing.
 */
export const storeReceipts = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'newId' | 'cipher'>,
  lines: readonly NewReceipt[],
  { importId, actorId }: Origin,
): Promise<Receipt[]> => {
  if (lines.length === 0) return []
  const rows = lines.map(({ payerAccount, ...line }) => {
    const id = ctx.newId()
    return {
      ...line,
      id,
      payerAccount: sealField(ctx, 'payerAccount', id, payerAccount),
      state: 'unclaimed' as const,
      statedAmount: importId === null ? null : line.amount,
      importId,
      createdBy: actorId,
      createTime: ctx.now(),
    }
  })
  // All rows come before the first order is locked: who waits here for the same line holds no order that is wanted below.
  const added = await ctx.db
    .insert(receipts)
    .values(rows)
    .onConflictDoNothing({ target: receipts.identity })
    .returning()
  await postAll(
    ctx,
    added.map(({ id, amount }) => ({
      kind: 'arrived',
      sourceRef: id,
      orderId: null,
      entries: [debit('bank', amount), credit('unclaimed', amount)],
    })),
  )
  const stored: Receipt[] = []
  for (const receipt of added) stored.push(await matchByNote(ctx, receipt))
  return stored
}
