import type { Ctx } from '@portal/platform/server'
import { eq, inArray } from 'drizzle-orm'
import type { ReceiptHint } from '../../contract/receipts.ts'
import { orders } from '../order/order.table.ts'
import { lockOrder } from '../order/order-steps.ts'
import { notesIn } from '../order/remittance-note.ts'
import { claimReceipt } from './claim-receipt.ts'
import { type Receipt, receipts } from './receipt.table.ts'

/**
 * Gives a new receipt to the order that the note in its text names, in the caller's transaction. Where the text names several
 * orders, or one that waits for no payment, the receipt waits with the reason.
 */
export const matchByNote = async (ctx: Pick<Ctx, 'db' | 'now' | 'newId'>, receipt: Receipt): Promise<Receipt> => {
  const notes = notesIn(receipt.text)
  if (notes.length === 0) return receipt
  const [named, ...others] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.remittanceNote, notes))
  if (!named) return receipt
  if (others.length > 0) return waitWith(ctx, receipt, 'severalNotes')
  const order = await lockOrder(ctx, named.id)
  if (order.state !== 0) return waitWith(ctx, receipt, order.state === -1 ? 'orderClosed' : 'orderPaid')
  return claimReceipt(ctx, { receipt, order, actorId: null })
}

const waitWith = async (ctx: Pick<Ctx, 'db'>, receipt: Receipt, hint: ReceiptHint): Promise<Receipt> => {
  await ctx.db.update(receipts).set({ hint }).where(eq(receipts.id, receipt.id))
  return { ...receipt, hint }
}
