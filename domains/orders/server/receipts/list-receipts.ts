import { revealPermission } from '@portal/accounts/contract'
import type { Page } from '@portal/platform/contract'
import { containing, readPage, type SignedInCtx, within } from '@portal/platform/server'
import { and, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import { fenOf, yuanOf } from '../../contract/money.ts'
import {
  maskAccount,
  type ReceiptAct,
  type ReceiptRow,
  type ReceiptsQuery,
  receiptActsOf,
} from '../../contract/receipts.ts'
import { orders } from '../order/order.table.ts'
import { candidatesOf } from './candidates.ts'
import { showField } from './payer-account.ts'
import { type Receipt, receipts } from './receipt.table.ts'

/** What may be done with a receipt now. */
export const canOf = ({ state, returnError, payerAccount }: Receipt): ReceiptAct[] =>
  receiptActsOf({ state, isRefused: returnError !== null, hasAccount: payerAccount !== null })

/** A keyword that is an amount finds receipts of that amount. */
const isAmount = /^\d{1,8}\.\d{2}$/

/** The receipts of the bank account, the newest first; those of nobody with the orders that they may belong to. */
export const listReceipts = async (
  ctx: SignedInCtx,
  { query }: { query: ReceiptsQuery },
): Promise<Page<ReceiptRow>> => {
  const { state, keyword } = query
  const words = containing(keyword)
  const byOrder = ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.orderNo, keyword))
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: receipts,
    where: and(
      state === '' ? undefined : eq(receipts.state, state),
      keyword === ''
        ? undefined
        : or(
            ilike(receipts.payerName, words),
            ilike(receipts.text, words),
            ilike(receipts.bankSerial, words),
            eq(receipts.paymentNo, keyword),
            inArray(receipts.orderId, byOrder),
            isAmount.test(keyword) ? eq(receipts.amount, fenOf(keyword)) : undefined,
          ),
      within(receipts.at, query),
    ),
    orderBy: [desc(receipts.at), desc(receipts.id)],
  })
  const candidates = await candidatesOf(
    ctx,
    rows.filter((row) => row.state === 'unclaimed'),
  )
  const orderIds = rows.flatMap(({ orderId }) => orderId ?? [])
  const named = await ctx.db
    .select({ id: orders.id, orderNo: orders.orderNo })
    .from(orders)
    .where(inArray(orders.id, orderIds))
  const orderNos = new Map(named.map(({ id, orderNo }) => [id, orderNo]))
  const elements = rows.map((row) => ({
    id: row.id,
    house: row.house,
    paymentNo: row.paymentNo,
    error: row.returnError,
    at: row.at.getTime(),
    amount: yuanOf(row.amount),
    payerName: row.payerName,
    payerAccount: showField(ctx, 'payerAccount', row, maskAccount),
    text: row.text,
    bankSerial: row.bankSerial,
    state: row.state,
    orderNo: (row.orderId && orderNos.get(row.orderId)) ?? null,
    hint: row.hint,
    candidates: candidates.get(row.id) ?? [],
    can: canOf(row).filter((act) => act !== 'reveal' || ctx.actor.may?.(revealPermission)),
  }))
  return { elements, totalElements }
}
