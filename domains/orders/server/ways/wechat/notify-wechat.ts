import type { Ctx, RawRequest } from '@portal/platform/server'
import * as z from 'zod/mini'
import { ensure, fail } from '../../failures.ts'
import { keepMessage } from '../../pay/keep-message.ts'
import { gatewayMessages, type MessageVerdict } from '../../pay/payment-metrics.ts'
import { takePayment } from '../../pay/take-payment.ts'
import { paymentSettings } from '../../payments.settings.ts'
import { faultOfMessage } from './call-wechat.ts'
import { openResource } from './resource-cipher.ts'
import { transactionIn, wordOf } from './transaction.ts'
import type { WechatSettings } from './wechat-section.ts'

const envelope = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  event_type: z.string().check(z.maxLength(64)),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    associated_data: z.optional(z.string()),
    nonce: z.string(),
  }),
})

const refundResource = z.object({ mchid: z.string(), out_refund_no: z.string().check(z.maxLength(64)) })

/** Refuses a message that is not WeChat Pay's to us, and counts it by the reason; it changes nothing. */
const refuse = (ctx: Pick<Ctx, 'log'>, reason: MessageVerdict): never => {
  gatewayMessages.add({ way: 'wechat', verdict: reason })
  ctx.log.warn({ event: 'gateway_message_refused', house: 'wechat', reason }, 'a notification was refused')
  return fail('order.notification_refused')
}

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const openedBy = ({ apiV3Key }: WechatSettings, resource: z.output<typeof envelope>['resource']): unknown => {
  try {
    return jsonIn(openResource(apiV3Key, resource))
  } catch {
    return null
  }
}

type Notification = { id: string; event: string; content: unknown }

/** The notification in a request, once it is known to be WeChat Pay's of this moment, and whole. */
const readNotification = async (ctx: Ctx, settings: WechatSettings, raw: RawRequest): Promise<Notification> => {
  if (!/^application\/json\b/i.test(raw.header('content-type') ?? '')) return refuse(ctx, 'type')
  const fault = await faultOfMessage(ctx, settings, raw)
  if (fault) return refuse(ctx, fault)
  const { data } = envelope.safeParse(jsonIn(raw.bytes.toString()))
  const content = data && openedBy(settings, data.resource)
  return data && content ? { id: data.id, event: data.event_type, content } : refuse(ctx, 'unreadable')
}

/** Takes a payment that WeChat Pay tells of. */
const takeTransaction = async (
  ctx: Ctx,
  settings: WechatSettings,
  { id, event, content }: Notification,
): Promise<void> => {
  const found = transactionIn(settings, content)
  const word = found && wordOf(found)
  if (!found || !word) return refuse(ctx, 'not-ours')
  const paymentNo = found.out_trade_no
  await keepMessage(ctx, { house: 'wechat', messageNo: id, event, aboutNo: paymentNo })
  if (word.state !== 'paid') return
  const { tradeNo, amount, paidAt } = word
  await takePayment(ctx, { house: 'wechat', tradeNo, paymentNo, amount, paidAt, source: 'notification' })
}

/**
 * Takes a notification of WeChat Pay: its signature and age, its content, whose it is, and only then what it says. The answer
 * comes after the commit, so that WeChat Pay repeats what we did not keep. A refund's end is only noted: the portal asks for
 * it itself.
 */
export const notifyWechat = async (ctx: Ctx, { raw }: { raw: RawRequest }): Promise<string> => {
  const settings = paymentSettings(ctx.config).wechat
  ensure(settings, 'route.not_found')
  const notification = await readNotification(ctx, settings, raw)
  const { id, event, content } = notification
  if (event.startsWith('REFUND.')) {
    const { data } = refundResource.safeParse(content)
    if (data?.mchid !== settings.mchid) return refuse(ctx, 'not-ours')
    await keepMessage(ctx, { house: 'wechat', messageNo: id, event, aboutNo: data.out_refund_no })
  } else {
    await takeTransaction(ctx, settings, notification)
  }
  gatewayMessages.add({ way: 'wechat', verdict: 'taken' })
  return ''
}
