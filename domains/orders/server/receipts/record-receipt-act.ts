import { type Ctx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { yuanOf } from '../../contract/money.ts'
import { orders } from '../order/order.table.ts'
import type { Receipt } from './receipt.table.ts'

/** What the act log says of money that arrived, with the order that it pays; who paid it is not told. */
const toldOf = async ({ db }: Pick<Ctx, 'db'>, { state, orderId, amount, house, at, returnReason }: Receipt) => {
  const [order] =
    orderId === null ? [] : await db.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.id, orderId))
  return { state, orderNo: order?.orderNo ?? null, amount: yuanOf(amount), house, at, returnReason }
}

/** Money that arrived has no page of its own. */
export const receiptRecord: RecordKind = { at: '/api/admin/receipts/{id}', kind: 'receipt', page: () => '/receipts' }

type Said = { before: Receipt | null; after: Receipt; note?: string }

/** Says to the act log what was done with money that arrived. */
export const recordReceiptAct = async (ctx: Pick<Ctx, 'db' | 'act'>, { before, after, note }: Said): Promise<void> =>
  recordAct(ctx, {
    ...loggedAs(receiptRecord, after.id),
    before: before && (await toldOf(ctx, before)),
    after: await toldOf(ctx, after),
    ...(note && { note }),
  })
