import type { Ctx } from '@portal/platform/server'
import type { PaymentState } from '../../contract/order.ts'
import { closeAttempt } from './close-attempt.ts'
import { failSilent, type Gateway, type PaymentWord } from './gateway.ts'
import { gatewayOf } from './gateways.ts'
import type { PaymentAttempt } from './payment.table.ts'
import { takePayment } from './take-payment.ts'

export type SettleCtx = Pick<Ctx, 'db' | 'now' | 'newId' | 'config' | 'chance' | 'log'>

/** How long a call that begins an attempt may be under way: until then, a gateway that knows nothing may yet hear of it. */
const beginningMs = 15_000

const takeWord = async (
  ctx: SettleCtx,
  { house }: Gateway,
  attempt: PaymentAttempt,
  word: PaymentWord & { state: 'paid' },
): Promise<'paid'> => {
  const { tradeNo, amount, paidAt } = word
  const { paymentNo } = attempt
  await takePayment(ctx, { house, tradeNo, paymentNo, amount, paidAt, source: 'query' })
  // Money of another amount is nobody's, and ends its attempt all the same.
  await closeAttempt(ctx, attempt)
  return 'paid'
}

/**
 * Asks the gateway what became of an attempt and books what it says. With `end`, an attempt that nobody paid is closed there,
 * so that nobody can any more. It may be called again at any time, and never inside a transaction.
 * @throws AppFailure `order.gateway_silent` where the gateway gives no answer
 */
export const settleAttempt = async (
  ctx: SettleCtx,
  attempt: PaymentAttempt,
  { end }: { end: boolean },
): Promise<PaymentState> => {
  const gateway = gatewayOf(ctx.config, attempt.way)
  const { paymentNo } = attempt
  if (!gateway) {
    // The operator took the gateway out of the settings, so that nobody can be asked. What was paid there yet is found by its
    // bill once it is back.
    if (!end) return 'waiting'
    ctx.log.error({ paymentNo, way: attempt.way }, 'ALARM: a payment ends unasked, since its gateway is in no settings')
    await closeAttempt(ctx, attempt)
    return 'closed'
  }
  const word = await gateway.ask(ctx, paymentNo)
  if (word.state === 'paid') return takeWord(ctx, gateway, attempt, word)
  if (word.state !== 'closed') {
    const mayBegin = attempt.means === null && ctx.now().getTime() - attempt.createTime.getTime() < beginningMs
    if (!end || (word.state === 'unknown' && mayBegin)) return 'waiting'
    if ((await gateway.close(ctx, paymentNo)) === 'paid') {
      const late = await gateway.ask(ctx, paymentNo)
      if (late.state === 'paid') return takeWord(ctx, gateway, attempt, late)
      return failSilent(gateway.house, `${paymentNo} cannot be closed because it is paid, and is not paid when asked`)
    }
  }
  await closeAttempt(ctx, attempt)
  return 'closed'
}
