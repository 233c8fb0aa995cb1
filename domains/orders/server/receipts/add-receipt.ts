import { shanghaiDayOf } from '@portal/platform/contract'
import { refuseField, type SignedInCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { fenOf, moneyWords, yuanOf } from '../../contract/money.ts'
import { type ReceiptForm, type ReceiptState, receiptStateLabels } from '../../contract/receipts.ts'
import { fail } from '../failures.ts'
import { orders } from '../order/order.table.ts'
import { receipts } from './receipt.table.ts'
import { identities } from './receipt-identity.ts'
import { recordReceiptAct } from './record-receipt-act.ts'
import { storeReceipts } from './store-receipts.ts'

/** Says which receipt has the serial already. */
const refuseKnown = async (ctx: Pick<SignedInCtx, 'db'>, identity: string): Promise<never> => {
  const [first] = await ctx.db
    .select({ receipt: receipts, orderNo: orders.orderNo })
    .from(receipts)
    .leftJoin(orders, eq(orders.id, receipts.orderId))
    .where(eq(receipts.identity, identity))
  if (!first) return fail('receipt.known')
  const { at, amount, payerName, state } = first.receipt
  const known = [shanghaiDayOf(at.getTime()), moneyWords(yuanOf(amount)), payerName, receiptStateLabels[state]]
  const order = first.orderNo === null ? [] : [`订单 ${first.orderNo}`]
  return fail('receipt.known', { msg: `这个流水号已登记：${[...known, ...order].filter(Boolean).join('，')}` })
}

/** Staff write down a receipt by hand; it is booked at once, and given to the order that its text names. */
export const addReceipt = async (
  ctx: SignedInCtx,
  { body }: { body: ReceiptForm },
): Promise<{ id: string; state: ReceiptState; orderNo: string | null }> => {
  const { amount, payerAccount, ...more } = body
  const at = new Date(body.at)
  if (at > ctx.now()) refuseField('at', '到账时间不能晚于现在')
  const line = { ...more, at, amount: fenOf(amount), payerAccount: payerAccount || null }
  const identity = identities(ctx.config)(line)
  const [stored] = await storeReceipts(ctx, [{ ...line, identity, line: null }], {
    importId: null,
    actorId: ctx.actor.userId,
  })
  if (!stored) return refuseKnown(ctx, identity)
  await recordReceiptAct(ctx, { before: null, after: stored })
  const [order] =
    stored.orderId === null
      ? []
      : await ctx.db.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.id, stored.orderId))
  return { id: stored.id, state: stored.state, orderNo: order?.orderNo ?? null }
}
