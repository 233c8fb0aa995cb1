import type { Ctx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { type PaymentAttempt, paymentAttempts } from './payment.table.ts'

/** The attempts of an order that neither ended nor were paid. */
export const waitingAttempts = (ctx: Pick<Ctx, 'db'>, orderId: string): Promise<PaymentAttempt[]> =>
  ctx.db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'waiting')))
