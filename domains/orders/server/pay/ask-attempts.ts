import { isAppFailure, type JobCtx, type Ticker } from '@portal/platform/server'
import { and, asc, eq, lte } from 'drizzle-orm'
import { type Order, orders } from '../order/order.table.ts'
import { nextAsk, nextAskWhileClosing } from './ask-schedule.ts'
import { type PaymentAttempt, paymentAttempts } from './payment.table.ts'
import { settleAttempt } from './settle-attempt.ts'

const everyMs = 5_000
/** So many gateways' answers are waited for at once: one that hangs delays only those beside it. */
const batch = 10

type Due = { attempt: PaymentAttempt; order: Order }

/** An order that waits for no money wants its attempts ended. */
const wantsEnd = ({ state, closingSince }: Order): boolean => state !== 0 || closingSince !== null

/**
 * Takes attempts that are due, and sets when they are asked about next before anybody is asked: so a crash, or a gateway that
 * hangs, leaves them to the next time, and two processes never ask about the same one.
 */
const takeDue = (ctx: Pick<JobCtx, 'db' | 'now'>): Promise<Due[]> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const due = await tx
      .select({ attempt: paymentAttempts, order: orders })
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(and(eq(paymentAttempts.state, 'waiting'), lte(paymentAttempts.askAt, now)))
      .orderBy(asc(paymentAttempts.askAt))
      .limit(batch)
      .for('update', { of: paymentAttempts, skipLocked: true })
    for (const { attempt, order } of due) {
      const asked = attempt.asked + 1
      const askAt = wantsEnd(order) ? nextAskWhileClosing(asked, now) : nextAsk(attempt.createTime, now)
      await tx.update(paymentAttempts).set({ asked, askAt }).where(eq(paymentAttempts.id, attempt.id))
    }
    return due
  })

const ask = async (ctx: JobCtx, { attempt, order }: Due): Promise<void> => {
  try {
    await settleAttempt(ctx, attempt, { end: wantsEnd(order) })
  } catch (error) {
    if (!isAppFailure(error)) throw error
    const { paymentNo, way } = attempt
    ctx.log.warn({ err: error.cause ?? error, paymentNo, way }, 'the gateway did not answer for a payment')
  }
}

/** Asks the gateways about every attempt that is due, so that a payment is found also where no notification came. */
export const askAttempts = async (ctx: JobCtx, stopping?: AbortSignal): Promise<void> => {
  for (;;) {
    const due = await takeDue(ctx)
    await Promise.all(due.map((one) => ask(ctx, one)))
    if (due.length < batch || stopping?.aborted) return
  }
}

export const askTicker: Ticker = { name: 'orders.ask', everyMs, run: askAttempts }
