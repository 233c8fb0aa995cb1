import * as z from 'zod/mini'
import { failSilent, type GatewayCtx, type RefundPart, type RefundWord } from '../../pay/gateway.ts'
import { callWechat, type WechatAnswer } from './call-wechat.ts'
import type { WechatSettings } from './wechat-section.ts'

const longestReason = 80
const refundsPath = '/v3/refund/domestic/refunds'

const refundAnswer = z.object({
  refund_id: z.string(),
  out_refund_no: z.string(),
  status: z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']),
  success_time: z.optional(z.string()),
})

/** Refusals that will not heal by asking again, and what staff read. */
const lasting: Readonly<Record<string, string>> = {
  NOT_ENOUGH: '商户账户余额不足',
  INVALID_REQUEST: '微信支付不接受这笔退款（可能已超过一年或超出可退金额）',
  PARAM_ERROR: '微信支付不接受这笔退款的参数',
  USER_ACCOUNT_ABNORMAL: '付款人账户异常，无法原路退回',
  RESOURCE_NOT_EXISTS: '微信支付没有这笔付款',
  NO_AUTH: '商户没有退款权限',
}

const wordOf = ({ status, body, code }: WechatAnswer, { partNo }: RefundPart): RefundWord => {
  if (status !== 200) {
    const words = code === null ? undefined : lasting[code]
    return words ? { state: 'failed', words } : failSilent('wechat', `${partNo} is not refunded: ${status} ${code}`)
  }
  const { data } = refundAnswer.safeParse(body)
  if (data?.out_refund_no !== partNo) return failSilent('wechat', `${partNo} is answered by something else`)
  switch (data.status) {
    case 'SUCCESS':
      if (!data.success_time) return failSilent('wechat', `${partNo} is done at no time`)
      return { state: 'done', refundTradeNo: data.refund_id, doneAt: new Date(data.success_time) }
    case 'PROCESSING':
      return { state: 'waiting' }
    case 'CLOSED':
      return { state: 'failed', words: '退款已关闭' }
    case 'ABNORMAL':
      return { state: 'failed', words: '退款异常：原账户无法收款' }
  }
}

export const refundWechat = async (
  ctx: GatewayCtx,
  settings: WechatSettings,
  part: RefundPart,
): Promise<RefundWord> => {
  const answer = await callWechat(ctx, settings, {
    method: 'POST',
    path: refundsPath,
    body: {
      out_trade_no: part.paymentNo,
      out_refund_no: part.partNo,
      reason: [...part.reason].slice(0, longestReason).join(''),
      notify_url: `${ctx.config.publicUrl}/api/pay/wechat/notify`,
      amount: { refund: Number(part.amount), total: Number(part.paidAmount), currency: 'CNY' },
    },
  })
  return wordOf(answer, part)
}

export const askWechatRefund = async (
  ctx: GatewayCtx,
  settings: WechatSettings,
  part: RefundPart,
): Promise<RefundWord> => {
  const answer = await callWechat(ctx, settings, { method: 'GET', path: `${refundsPath}/${part.partNo}` })
  return answer.status === 404 ? { state: 'unknown' } : wordOf(answer, part)
}
