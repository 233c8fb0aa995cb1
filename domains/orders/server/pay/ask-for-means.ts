import type { SignedInCtx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { PayForm, PayMeans } from '../../contract/order.ts'
import { publicOrderTitle } from '../../contract/order-title.ts'
import { payPath } from '../../contract/paths.ts'
import { fail } from '../failures.ts'
import type { Order } from '../order/order.table.ts'
import type { Gateway } from './gateway.ts'
import { gatewayOf } from './gateways.ts'
import { type PaymentAttempt, paymentAttempts } from './payment.table.ts'

type Asked = { order: Order; attempt: PaymentAttempt; form: PayForm }

/** Changes an attempt while it waits; answers whether it did. */
const changeWaiting = async (
  ctx: Pick<SignedInCtx, 'db'>,
  { id }: PaymentAttempt,
  change: Partial<PaymentAttempt>,
): Promise<boolean> => {
  const changed = await ctx.db
    .update(paymentAttempts)
    .set(change)
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'waiting')))
    .returning({ id: paymentAttempts.id })
  return changed.length > 0
}

/** Uses up the text by which the consent page came back; answers whether it was this attempt's, and unused. */
const isConsented = async (
  ctx: Pick<SignedInCtx, 'db'>,
  attempt: PaymentAttempt,
  { code, state }: PayForm,
): Promise<boolean> => {
  if (code === undefined || state === undefined) return false
  const used = await ctx.db
    .update(paymentAttempts)
    .set({ consentState: null })
    .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.consentState, state)))
    .returning({ id: paymentAttempts.id })
  return used.length > 0
}

/** The page where the payer agrees first, or null where he has, or need not. */
const consentFirst = async (
  ctx: SignedInCtx,
  gateway: Gateway,
  { order, attempt, form }: Asked,
): Promise<PayMeans | null> => {
  const state = ctx.chance(16).toString('hex')
  const back = `${ctx.config.publicUrl}/#${payPath(order.orderNo)}`
  const redirectUrl = gateway.consentUrl?.(attempt.way, { back, state }) ?? null
  if (redirectUrl === null || (await isConsented(ctx, attempt, form))) return null
  return (await changeWaiting(ctx, attempt, { consentState: state })) ? { redirectUrl } : fail('order.state_conflict')
}

/**
 * What the customer pays an attempt with: what the gateway gave before while it is of use, else what it gives now, by the
 * same number. Nothing for a way without a gateway; `over` where nobody can pay by the number any more.
 */
export const askForMeans = async (ctx: SignedInCtx, asked: Asked): Promise<PayMeans | 'over'> => {
  const { order, attempt, form } = asked
  const gateway = gatewayOf(ctx.config, attempt.way)
  if (!gateway) return {}
  if (attempt.means && attempt.meansUntil && attempt.meansUntil > ctx.now()) return attempt.means
  const consent = await consentFirst(ctx, gateway, asked)
  if (consent) return consent
  const begun = await gateway.begin(ctx, {
    attempt,
    title: publicOrderTitle(order),
    expiresAt: order.expiresAt,
    payer: { address: ctx.address, ...(form.code !== undefined && { consentCode: form.code }) },
  })
  if (begun === 'over') return begun
  const { means, until } = begun
  // The order was paid or closed meanwhile.
  return (await changeWaiting(ctx, attempt, { means, meansUntil: until })) ? means : fail('order.state_conflict')
}
