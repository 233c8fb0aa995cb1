import type { SignedInCtx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { PayForm, PayMeans } from '../../contract/order.ts'
import { fail } from '../failures.ts'
import type { Order } from '../order/order.table.ts'
import { gatewayOf } from './gateways.ts'
import { type PaymentAttempt, paymentAttempts } from './payment.table.ts'

type Asked = { order: Order; attempt: PaymentAttempt; form: PayForm }

/**
 * What the customer pays an attempt with: what the gateway gave before while it is of use, else what it gives now, by the
 * same number. Nothing for a way without a gateway.
 */
export const askForMeans = async (ctx: SignedInCtx, { order, attempt }: Asked): Promise<PayMeans> => {
  const gateway = gatewayOf(ctx.config, attempt.way)
  if (!gateway) return {}
  if (attempt.means && attempt.meansUntil && attempt.meansUntil > ctx.now()) return attempt.means
  const { title, expiresAt } = order
  const { means, until } = await gateway.begin(ctx, { attempt, title, expiresAt, payer: { address: ctx.address } })
  const [kept] = await ctx.db
    .update(paymentAttempts)
    .set({ means, meansUntil: until })
    .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, 'waiting')))
    .returning({ id: paymentAttempts.id })
  // The order was paid or closed meanwhile.
  return kept ? means : fail('order.state_conflict')
}
