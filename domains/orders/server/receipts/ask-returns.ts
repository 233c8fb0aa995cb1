import type { Ctx, JobCtx, Ticker } from '@portal/platform/server'
import { and, asc, eq, lte } from 'drizzle-orm'
import { gatewayHouses } from '../../contract/ways.ts'
import { credit, debit, post } from '../ledger/post.ts'
import { gatewayAt } from '../pay/gateways.ts'
import { refundAt } from '../refunds/refund-houses.ts'
import { lockReceipt, takeReceiptStep } from './claim-receipt.ts'
import { type Receipt, receipts } from './receipt.table.ts'

const everyMs = 5_000
const batch = 20

const minute = 60_000
/** How long after each question the next one comes; the last span repeats. */
const pauses = [minute, 5 * minute, 15 * minute, 60 * minute]

const pauseAfter = (asked: number): number => pauses[Math.min(asked, pauses.length - 1)] ?? minute

/** Books that the money has left the house where it lay. */
export const bookReturn = (
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  { id, house, amount }: Pick<Receipt, 'id' | 'house' | 'amount'>,
): Promise<void> =>
  post(ctx, {
    kind: 'refundDone',
    sourceRef: id,
    orderId: null,
    entries: [debit('refundsPayable', amount), credit(house, amount)],
  })

const finish = (ctx: JobCtx, id: string, at: Date): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const receipt = await lockReceipt(inside, id)
    if (receipt.state !== 'returning') return
    await bookReturn(inside, receipt)
    const change = { state: 'returned', askAt: null, returnError: null, returnedAt: at } as const
    await takeReceiptStep(inside, receipt, { act: 'return', actorId: null }, change)
  })

/** Holds a return before its gateway is asked, so that of two processes only one asks. */
const isTaken = async (ctx: JobCtx, { id, asked }: Receipt): Promise<boolean> => {
  const taken = await ctx.db
    .update(receipts)
    .set({ asked: asked + 1, askAt: new Date(ctx.now().getTime() + pauseAfter(asked)) })
    .where(and(eq(receipts.id, id), eq(receipts.asked, asked), eq(receipts.state, 'returning')))
    .returning({ id: receipts.id })
  return taken.length > 0
}

const ask = async (ctx: JobCtx, receipt: Receipt): Promise<void> => {
  const { id, house, paymentNo, returnNo, returnReason, amount, asked } = receipt
  const gateway = gatewayHouses.find((one) => one === house)
  const found = gateway && gatewayAt(ctx.config, gateway)
  if (!found || returnNo === null) return
  const part = { partNo: returnNo, amount, asked }
  const outcome = await refundAt(found)(ctx, { part, fact: { paymentNo, amount }, reason: returnReason ?? '' })
  if (outcome.state === 'done') return finish(ctx, id, outcome.at)
  const returnError = outcome.state === 'stuck' ? outcome.error : null
  await ctx.db.update(receipts).set({ returnError }).where(eq(receipts.id, id))
}

/** Asks the gateways to pay back what is nobody's, each time by the same number. */
export const askReturns = async (ctx: JobCtx): Promise<void> => {
  const due = await ctx.db
    .select()
    .from(receipts)
    .where(and(eq(receipts.state, 'returning'), lte(receipts.askAt, ctx.now())))
    .orderBy(asc(receipts.askAt))
    .limit(batch)
  for (const receipt of due) {
    if (!(await isTaken(ctx, receipt))) continue
    try {
      await ask(ctx, receipt)
    } catch (error) {
      ctx.log.warn({ err: error, returnNo: receipt.returnNo }, 'a gateway did not answer for money that goes back')
    }
  }
}

export const returnTicker: Ticker = { name: 'orders.return', everyMs, run: askReturns }
