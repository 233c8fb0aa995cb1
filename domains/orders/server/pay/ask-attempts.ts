import { isAppFailure, type JobCtx, type Ticker } from '@portal/platform/server'
import { and, asc, eq, lte } from 'drizzle-orm'
import { type Order, orders } from '../order/order.table.ts'
import { nextAsk, nextAskWhileClosing } from './ask-schedule.ts'
import { type PaymentAttempt, paymentAttempts } from './payment.table.ts'
import { settleAttempt } from './settle-attempt.ts'

const everyMs = 5_000
/** So many gateways' answers are waited for at once: one that hangs delays only those beside it. */
const batch = 10

/** So long a question may take. One without an answer by then broke off with its process, and is put again. */
const heldMs = 30_000

type Due = { attempt: PaymentAttempt; order: Order; heldUntil: Date; next: Date }

/** An order that waits for no money wants its attempts ended. */
const wantsEnd = ({ state, closingSince }: Order): boolean => state !== 0 || closingSince !== null

/**
 * Takes attempts that are due and holds them while they are asked about, so that two processes never ask about the same one,
 * and a crash leaves them to be asked about again soon. A question that breaks off is not counted.
 */
const takeDue = (ctx: Pick<JobCtx, 'db' | 'now'>): Promise<Due[]> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const heldUntil = new Date(now.getTime() + heldMs)
    const due = await tx
      .select({ attempt: paymentAttempts, order: orders })
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(and(eq(paymentAttempts.state, 'waiting'), lte(paymentAttempts.askAt, now)))
      .orderBy(asc(paymentAttempts.askAt))
      .limit(batch)
      .for('update', { of: paymentAttempts, skipLocked: true })
    for (const { attempt } of due) {
      await tx.update(paymentAttempts).set({ askAt: heldUntil }).where(eq(paymentAttempts.id, attempt.id))
    }
    return due.map(({ attempt, order }) => {
      const next = wantsEnd(order) ? nextAskWhileClosing(attempt.asked + 1, now) : nextAsk(attempt.createTime, now)
      return { attempt, order, heldUntil, next }
    })
  })

/** Plans the next question about an attempt that still waits, unless somebody asked meanwhile for one at once. */
const planNext = async (ctx: JobCtx, { attempt, heldUntil, next }: Due): Promise<void> => {
  await ctx.db
    .update(paymentAttempts)
    .set({ asked: attempt.asked + 1, askAt: next })
    .where(
      and(
        eq(paymentAttempts.id, attempt.id),
        eq(paymentAttempts.state, 'waiting'),
        eq(paymentAttempts.askAt, heldUntil),
      ),
    )
}

const ask = async (ctx: JobCtx, due: Due): Promise<void> => {
  const { attempt, order } = due
  try {
    await settleAttempt(ctx, attempt, { end: wantsEnd(order) })
  } catch (error) {
    const { paymentNo, way } = attempt
    if (isAppFailure(error)) {
      ctx.log.warn({ err: error.cause ?? error, paymentNo, way }, 'the gateway did not answer for a payment')
    } else {
      // A fault over one payment keeps nobody else from being asked about.
      ctx.log.error({ err: error, paymentNo, way }, 'ALARM: what a gateway answered for a payment could not be taken')
    }
  } finally {
    await planNext(ctx, due)
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
