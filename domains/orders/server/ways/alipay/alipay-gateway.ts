import type { Config } from '@portal/platform/server'
import { fenOf, isAmount, yuanOf } from '../../../contract/money.ts'
import { resultPath } from '../../../contract/paths.ts'
import {
  failSilent,
  type Gateway,
  type GatewayCtx,
  type PaymentWord,
  type RefundPart,
  type RefundWord,
} from '../../pay/gateway.ts'
import type { PaymentAttempt } from '../../pay/payment.table.ts'
import { shanghaiMoment } from '../../pay/shanghai-moment.ts'
import type { AlipaySettings, AlipayWay } from './alipay-section.ts'
import { type AlipayWord, askAlipay } from './ask-alipay.ts'
import { findAlipayBill } from './find-alipay-bill.ts'
import { payAddress } from './pay-address.ts'
import { tradeStatusOf } from './trade.ts'

/** For how long an address that we signed is handed out again: its signature says when it was made. */
const addressHoldsMs = 600_000

/** How Alipay says that nobody began to pay by a number: it knows of a trade from when the payer identifies himself. */
const isUnknownTrade = ({ detail }: AlipayWord): boolean => detail === 'ACQ.TRADE_NOT_EXIST'

const refuse = (method: string, { detail }: AlipayWord): never => failSilent('alipay', `${method}: ${detail}`)

const ask = async (ctx: GatewayCtx, settings: AlipaySettings, paymentNo: string): Promise<PaymentWord> => {
  const method = 'alipay.trade.query'
  const word = await askAlipay(ctx, settings, { method, content: { out_trade_no: paymentNo } })
  if (isUnknownTrade(word)) return { state: 'unknown' }
  const { out_trade_no, trade_no: tradeNo, trade_status, total_amount = '', send_pay_date = '' } = word.fields
  const status = tradeStatusOf(trade_status)
  if (!word.isDone || out_trade_no !== paymentNo || !tradeNo || !status) return refuse(method, word)
  switch (status) {
    case 'WAIT_BUYER_PAY':
      return { state: 'waiting' }
    case 'TRADE_CLOSED':
      return { state: 'closed' }
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED':
      if (!isAmount(total_amount)) return failSilent('alipay', `${paymentNo} is paid with no amount`)
      return { state: 'paid', tradeNo, amount: fenOf(total_amount), paidAt: shanghaiMoment(send_pay_date) ?? ctx.now() }
  }
}

/** Ends a trade. One that is not known there has nothing to end: who pays it yet, by a page that is open, is paid back. */
const close = async (ctx: GatewayCtx, settings: AlipaySettings, paymentNo: string): Promise<'closed' | 'paid'> => {
  const method = 'alipay.trade.close'
  const word = await askAlipay(ctx, settings, { method, content: { out_trade_no: paymentNo } })
  if (word.isDone || isUnknownTrade(word)) return 'closed'
  // Alipay refuses to close what is closed and what is paid by the same words.
  const { state } = await ask(ctx, settings, paymentNo)
  return state === 'closed' || state === 'paid' ? state : refuse(method, word)
}

const askRefund = async (ctx: GatewayCtx, settings: AlipaySettings, part: RefundPart): Promise<RefundWord> => {
  const { partNo, paymentNo, amount } = part
  const method = 'alipay.trade.fastpay.refund.query'
  const content = { out_trade_no: paymentNo, out_request_no: partNo, query_options: ['gmt_refund_pay'] }
  const word = await askAlipay(ctx, settings, { method, content })
  if (!word.isDone) return { state: 'failed', words: `${word.words}（${word.detail}）` }
  const { refund_status, out_request_no, refund_amount, gmt_refund_pay = '' } = word.fields
  // Without a status the refund is not known there, so that it is asked for again by the same number.
  if (refund_status !== 'REFUND_SUCCESS' || out_request_no !== partNo) return { state: 'unknown' }
  if (refund_amount !== yuanOf(amount)) return { state: 'failed', words: `支付宝按此编号退了 ${refund_amount} 元` }
  return { state: 'done', refundTradeNo: partNo, doneAt: shanghaiMoment(gmt_refund_pay) ?? ctx.now() }
}

const refund = async (ctx: GatewayCtx, settings: AlipaySettings, part: RefundPart): Promise<RefundWord> => {
  const { partNo, paymentNo, amount, reason } = part
  const word = await askAlipay(ctx, settings, {
    method: 'alipay.trade.refund',
    content: {
      out_trade_no: paymentNo,
      out_request_no: partNo,
      refund_amount: yuanOf(amount),
      refund_reason: reason.slice(0, 256),
    },
  })
  if (!word.isDone) return { state: 'failed', words: `${word.words}（${word.detail}）` }
  // The answer to a repeat tells of the trade and not of this part: only the question by its number does.
  return askRefund(ctx, settings, part)
}

/** The number of an attempt is that of its order and two digits. */
const orderNoOf = ({ paymentNo }: PaymentAttempt): string => paymentNo.slice(0, -2)

/** Alipay as one of the gateways: its page for computers and its page for phones. */
export const alipayGateway = (settings: AlipaySettings, { publicUrl }: Pick<Config, 'publicUrl'>): Gateway => ({
  house: 'alipay',
  ways: settings.ways,
  begin: async (ctx, { attempt, title, expiresAt }) => {
    const redirectUrl = payAddress(
      settings,
      {
        way: attempt.way as AlipayWay,
        paymentNo: attempt.paymentNo,
        title,
        amount: attempt.amount,
        expiresAt,
        notifyUrl: `${publicUrl}/api/pay/alipay/notify`,
        returnUrl: `${publicUrl}/#${resultPath(orderNoOf(attempt))}`,
      },
      ctx.now(),
    )
    return { means: { redirectUrl }, until: new Date(ctx.now().getTime() + addressHoldsMs) }
  },
  ask: (ctx, paymentNo) => ask(ctx, settings, paymentNo),
  close: (ctx, paymentNo) => close(ctx, settings, paymentNo),
  refund: (ctx, part) => refund(ctx, settings, part),
  askRefund: (ctx, part) => askRefund(ctx, settings, part),
  findBill: (ctx, day) => findAlipayBill(ctx, settings, day),
})
