import { shanghaiSecond } from '@portal/platform/contract'
import { type Fen, fen, fenOf, noFen, sumFen, yuanOf } from '../../../contract/money.ts'
import { shanghaiMoment } from '../../../server/pay/shanghai-moment.ts'
import type { TradeStatus } from '../../../server/ways/alipay/trade.ts'

/** A trade as Alipay holds it. It begins when a payer opens the signed page. */
export type SimulatedTrade = {
  tradeNo: string
  paymentNo: string
  title: string
  amount: Fen
  status: TradeStatus
  notifyUrl: string
  returnUrl: string | null
  expiresAt: Date
  paidAt: Date | null
  /** What went back, by our numbers of the parts. */
  refunds: Map<string, { amount: Fen; at: Date }>
}
export type SimulatedTrades = Map<string, SimulatedTrade>

/** What a call asks, as its `biz_content` says; `failed` is what Alipay calls a refusal of the business. */
export type Content = Readonly<Record<string, unknown>>
export type Said = Readonly<Record<string, string>> | { failed: string; words: string }
type Answering = (trades: SimulatedTrades, content: Content, now: Date) => Said

const text = (content: Content, name: string): string => {
  const value = content[name]
  return typeof value === 'string' ? value : ''
}

const failed = (failed: string, words: string): Said => ({ failed, words })
const unknownTrade = failed('ACQ.TRADE_NOT_EXIST', '交易不存在')
const invalid = (words: string): Said => failed('ACQ.INVALID_PARAMETER', words)

const backOf = (trade: SimulatedTrade): Fen => sumFen([...trade.refunds.values()].map(({ amount }) => amount))

/** A trade that nobody paid in time is closed by Alipay. */
const closeLate = (trade: SimulatedTrade, now: Date): SimulatedTrade => {
  if (trade.status === 'WAIT_BUYER_PAY' && trade.expiresAt <= now) trade.status = 'TRADE_CLOSED'
  return trade
}

const findTrade = (trades: SimulatedTrades, content: Content, now: Date): SimulatedTrade | undefined => {
  const trade = trades.get(text(content, 'out_trade_no'))
  return trade && closeLate(trade, now)
}

const query: Answering = (trades, content, now) => {
  const trade = findTrade(trades, content, now)
  if (!trade) return unknownTrade
  const { tradeNo, paymentNo, status, amount, paidAt } = trade
  return {
    trade_no: tradeNo,
    out_trade_no: paymentNo,
    buyer_logon_id: 'dem***@example.com',
    trade_status: status,
    total_amount: yuanOf(amount),
    ...(paidAt && { send_pay_date: shanghaiSecond(paidAt) }),
  }
}

const close: Answering = (trades, content, now) => {
  const trade = findTrade(trades, content, now)
  if (!trade) return unknownTrade
  if (trade.status !== 'WAIT_BUYER_PAY') return failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
  trade.status = 'TRADE_CLOSED'
  return { trade_no: trade.tradeNo, out_trade_no: trade.paymentNo }
}

const refund: Answering = (trades, content, now) => {
  const trade = findTrade(trades, content, now)
  if (!trade) return unknownTrade
  const partNo = text(content, 'out_request_no')
  if (!/^\d+\.\d{2}$/.test(text(content, 'refund_amount')) || partNo === '') return invalid('参数无效')
  const amount = fenOf(text(content, 'refund_amount'))
  const told = { trade_no: trade.tradeNo, out_trade_no: trade.paymentNo }
  const before = trade.refunds.get(partNo)
  if (before) {
    return before.amount === amount
      ? { ...told, fund_change: 'N', refund_fee: yuanOf(backOf(trade)) }
      : failed('ACQ.DISCORDANT_REPEAT_REQUEST', '请求信息不一致')
  }
  if (trade.status === 'TRADE_FINISHED') return failed('ACQ.TRADE_HAS_FINISHED', '交易已完结')
  if (trade.status !== 'TRADE_SUCCESS') return failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
  if (amount === noFen || backOf(trade) + amount > trade.amount) {
    return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限')
  }
  trade.refunds.set(partNo, { amount, at: now })
  if (backOf(trade) === trade.amount) trade.status = 'TRADE_CLOSED'
  return { ...told, fund_change: 'Y', refund_fee: yuanOf(backOf(trade)) }
}

const refundQuery: Answering = (trades, content, now) => {
  const trade = findTrade(trades, content, now)
  if (!trade) return unknownTrade
  const partNo = text(content, 'out_request_no')
  const found = trade.refunds.get(partNo)
  if (!found) return {}
  return {
    trade_no: trade.tradeNo,
    out_trade_no: trade.paymentNo,
    out_request_no: partNo,
    total_amount: yuanOf(trade.amount),
    refund_amount: yuanOf(found.amount),
    refund_status: 'REFUND_SUCCESS',
    gmt_refund_pay: shanghaiSecond(found.at),
  }
}

export const answers: Readonly<Record<string, Answering>> = {
  'alipay.trade.query': query,
  'alipay.trade.close': close,
  'alipay.trade.refund': refund,
  'alipay.trade.fastpay.refund.query': refundQuery,
}

const products: Readonly<Record<string, string>> = {
  'alipay.trade.page.pay': 'FAST_INSTANT_TRADE_PAY',
  'alipay.trade.wap.pay': 'QUICK_WAP_WAY',
}
export const isPage = (method: string): boolean => method in products

type Opened = { method: string; content: Content; notifyUrl: string; returnUrl: string | null; now: Date }

/** A payer opens the signed page: a trade begins, or goes on under a number that is known. Answers a refusal in words. */
export const openTrade = (
  trades: SimulatedTrades,
  { method, content, notifyUrl, returnUrl, now }: Opened,
): SimulatedTrade | { failed: string } => {
  const paymentNo = text(content, 'out_trade_no')
  const title = text(content, 'subject')
  const expiresAt = shanghaiMoment(text(content, 'time_expire'))
  if (!/^\w{1,64}$/.test(paymentNo) || !/^\d{1,8}\.\d{2}$/.test(text(content, 'total_amount'))) {
    return { failed: 'INVALID_PARAMETER' }
  }
  if (title === '' || title.length > 256 || /[/=&]/.test(title)) return { failed: 'INVALID_PARAMETER' }
  if (content.product_code !== products[method] || !expiresAt) return { failed: 'INVALID_PARAMETER' }
  if (expiresAt <= now || expiresAt.getTime() > now.getTime() + 15 * 86_400_000) return { failed: 'INVALID_PARAMETER' }
  const amount = fenOf(text(content, 'total_amount'))
  if (amount === noFen) return { failed: 'INVALID_PARAMETER' }
  const known = trades.get(paymentNo)
  if (known) {
    closeLate(known, now)
    if (known.amount !== amount || known.title !== title) return { failed: 'CONTEXT_INCONSISTENT' }
    if (known.status === 'TRADE_CLOSED') return { failed: 'TRADE_HAS_CLOSE' }
    return known.status === 'WAIT_BUYER_PAY' ? known : { failed: 'TRADE_HAS_SUCCESS' }
  }
  const trade: SimulatedTrade = {
    tradeNo: `${shanghaiSecond(now).slice(0, 10).replaceAll('-', '')}22001${String(trades.size + 1).padStart(15, '0')}`,
    paymentNo,
    title,
    amount: fen(amount),
    status: 'WAIT_BUYER_PAY',
    notifyUrl,
    returnUrl,
    expiresAt,
    paidAt: null,
    refunds: new Map(),
  }
  trades.set(paymentNo, trade)
  return trade
}
