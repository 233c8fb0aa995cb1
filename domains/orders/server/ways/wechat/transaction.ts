import * as z from 'zod/mini'
import { fen } from '../../../contract/money.ts'
import type { PaymentWord } from '../../pay/gateway.ts'
import type { WechatSettings } from './wechat-section.ts'

/** A payment as WeChat Pay tells of it, in answers and in notifications alike; amounts in fen. */
const transaction = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.enum(['SUCCESS', 'REFUND', 'NOTPAY', 'USERPAYING', 'ACCEPT', 'PAYERROR', 'CLOSED', 'REVOKED']),
  transaction_id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  success_time: z.optional(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))),
  amount: z.optional(z.object({ total: z.int().check(z.gte(1)), currency: z.optional(z.string()) })),
})
type Transaction = z.output<typeof transaction>

/** The payment in an answer or a notification; null where it is none, another merchant's, or in another currency. */
export const transactionIn = (
  { mchid, appid }: Pick<WechatSettings, 'mchid' | 'appid'>,
  body: unknown,
): Transaction | null => {
  const { data } = transaction.safeParse(body)
  const isOurs = data?.mchid === mchid && data.appid === appid && (data.amount?.currency ?? 'CNY') === 'CNY'
  return data && isOurs ? data : null
}

/** What a payment's state means; null where WeChat Pay calls it paid without saying what, when or how much. */
export const wordOf = ({ trade_state, transaction_id, success_time, amount }: Transaction): PaymentWord | null => {
  switch (trade_state) {
    // A payment that went back was paid before.
    case 'SUCCESS':
    case 'REFUND':
      if (!transaction_id || !success_time || !amount) return null
      return { state: 'paid', tradeNo: transaction_id, amount: fen(amount.total), paidAt: new Date(success_time) }
    case 'CLOSED':
    case 'REVOKED':
      return { state: 'closed' }
    case 'NOTPAY':
    case 'USERPAYING':
    case 'ACCEPT':
    case 'PAYERROR':
      return { state: 'waiting' }
  }
}
