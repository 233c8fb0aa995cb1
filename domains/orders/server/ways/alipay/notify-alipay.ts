import type { Ctx, RawRequest } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { gatewayHouseOf } from '../../../contract/ways.ts'
import { fail } from '../../failures.ts'
import { closeAttempt } from '../../pay/close-attempt.ts'
import { keepMessage } from '../../pay/keep-message.ts'
import { paymentAttempts } from '../../pay/payment.table.ts'
import { gatewayMessages } from '../../pay/payment-metrics.ts'
import { takePayment } from '../../pay/take-payment.ts'
import { paymentSettings } from '../../payments.settings.ts'
import { type AlipayNotification, readNotification } from './notification.ts'

/** Alipay takes these two words and no others; after anything but `success` it sends the notification again. */
type Reply = 'success' | 'failure'

const isForm = ({ header }: RawRequest): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(header('content-type') ?? '')

/** Ends an attempt that Alipay says is over, or whose money had another amount; one that is paid stays paid. */
const endAttempt = async (ctx: Ctx, { paymentNo }: AlipayNotification): Promise<void> => {
  const [attempt] = await ctx.db.select().from(paymentAttempts).where(eq(paymentAttempts.paymentNo, paymentNo))
  if (attempt?.state === 'waiting' && gatewayHouseOf(attempt.way) === 'alipay') await closeAttempt(ctx, attempt)
}

const take = async (ctx: Ctx, told: AlipayNotification): Promise<void> => {
  const { id, status, tradeNo, paymentNo, amount, paidAt } = told
  await keepMessage(ctx, { house: 'alipay', messageNo: id, event: status, aboutNo: paymentNo })
  switch (status) {
    case 'WAIT_BUYER_PAY':
      return
    case 'TRADE_CLOSED':
      return endAttempt(ctx, told)
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED': {
      const payment = { tradeNo, paymentNo, amount, paidAt: paidAt ?? ctx.now() }
      const isNew = await takePayment(ctx, { house: 'alipay', source: 'notification', ...payment })
      if (isNew) await endAttempt(ctx, told)
    }
  }
}

/**
 * Hears what Alipay tells of a trade. What is not believed changes nothing and is answered `failure`; a fault of ours fails
 * the call, so that Alipay tells it again.
 */
export const notifyAlipay = async (ctx: Ctx, { raw }: { raw: RawRequest }): Promise<Reply> => {
  const settings = paymentSettings(ctx.config).alipay ?? fail('route.not_found')
  const told = isForm(raw) ? readNotification(raw.bytes.toString(), settings, ctx.now()) : { refused: 'form' as const }
  if ('refused' in told) {
    gatewayMessages.add({ way: 'alipay', verdict: told.refused })
    ctx.log.warn({ house: 'alipay', verdict: told.refused }, 'a notification of a gateway was refused')
    return 'failure'
  }
  await take(ctx, told)
  gatewayMessages.add({ way: 'alipay', verdict: 'taken' })
  return 'success'
}
