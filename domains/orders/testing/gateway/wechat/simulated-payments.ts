import { isIP } from 'node:net'
import { type Fen, fen, noFen, sumFen } from '../../../contract/money.ts'

/** A payment as WeChat Pay holds it; amounts in fen. */
export type SimulatedPayment = {
  paymentNo: string
  transactionId: string
  description: string
  amount: Fen
  state: 'NOTPAY' | 'SUCCESS' | 'REFUND' | 'CLOSED'
  notifyUrl: string
  expiresAt: Date
  paidAt: Date | null
  /** What went back, by our numbers of the parts; it is under way until it is asked about. */
  refunds: Map<string, { amount: Fen; at: Date; isDone: boolean }>
}
export type SimulatedPayments = Map<string, SimulatedPayment>

/** What the simulator knows of its merchant. */
export type Merchant = { mchid: string; appid: string }

export type Said = { status: number; body: object | null }
export type Told = { merchant: Merchant; payments: SimulatedPayments; now: Date }
type Json = Readonly<Record<string, unknown>>

const ok = (body: object): Said => ({ status: 200, body })
export const refused = (status: number, code: string, message: string): Said => ({ status, body: { code, message } })
const invalid = (message: string): Said => refused(400, 'PARAM_ERROR', message)
const unknownOrder = refused(404, 'ORDER_NOT_EXIST', '订单不存在')

const text = (json: Json, name: string): string => (typeof json[name] === 'string' ? json[name] : '')
const part = (json: Json, name: string): Json => {
  const value = json[name]
  return typeof value === 'object' && value !== null ? (value as Json) : {}
}
const fenIn = (json: Json, name: string): Fen => {
  const value = json[name]
  return Number.isInteger(value) && Number(value) > 0 ? fen(Number(value)) : noFen
}

const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/

/** What the ways want to know besides, and what they answer. */
const kinds: Readonly<Record<string, { fault: (body: Json) => string | null; answer: (no: string) => object }>> = {
  native: { fault: () => null, answer: (no) => ({ code_url: `weixin://wxpay/bizpayurl?pr=${no}` }) },
  h5: {
    fault: (body) => (isIP(text(part(body, 'scene_info'), 'payer_client_ip')) ? null : 'payer_client_ip'),
    answer: (no) => ({ h5_url: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${no}` }),
  },
  jsapi: {
    fault: (body) => (text(part(body, 'payer'), 'openid') ? null : 'openid'),
    answer: (no) => ({ prepay_id: `wx${no}` }),
  },
}
export const isKind = (kind: string): boolean => kind in kinds

const faultOf = (body: Json, now: Date): string | null => {
  const description = text(body, 'description')
  const expiry = text(body, 'time_expire')
  if (!/^[\w|*-]{6,32}$/.test(text(body, 'out_trade_no'))) return 'out_trade_no'
  if (description === '' || description.length > 127) return 'description'
  if (!rfc3339.test(expiry) || Date.parse(expiry) <= now.getTime()) return 'time_expire'
  if (!URL.canParse(text(body, 'notify_url')) || text(body, 'notify_url').includes('?')) return 'notify_url'
  const amount = part(body, 'amount')
  return fenIn(amount, 'total') > 0n && amount.currency === 'CNY' ? null : 'amount'
}

/** Orders a payment; the same number again must say the same. */
export const order = ({ merchant, payments, now }: Told, kind: string, body: Json): Said => {
  if (text(body, 'appid') !== merchant.appid) return refused(400, 'APPID_MCHID_NOT_MATCH', '商户号与appid不匹配')
  if (text(body, 'mchid') !== merchant.mchid) return invalid('mchid')
  const fault = faultOf(body, now) ?? kinds[kind]?.fault(body) ?? null
  if (fault) return invalid(fault)
  const paymentNo = text(body, 'out_trade_no')
  const amount = fenIn(part(body, 'amount'), 'total')
  const description = text(body, 'description')
  const known = payments.get(paymentNo)
  if (known) {
    if (known.state === 'CLOSED') return refused(400, 'ORDER_CLOSED', '订单已关闭')
    if (known.state !== 'NOTPAY') return refused(400, 'ORDERPAID', '该订单已支付')
    const isSame = known.amount === amount && known.description === description
    if (!isSame) return refused(400, 'INVALID_REQUEST', '请求重入时，参数与首次请求时不一致')
  } else {
    payments.set(paymentNo, {
      paymentNo,
      transactionId: `4200${String(payments.size + 1).padStart(24, '0')}`,
      description,
      amount,
      state: 'NOTPAY',
      notifyUrl: text(body, 'notify_url'),
      expiresAt: new Date(text(body, 'time_expire')),
      paidAt: null,
      refunds: new Map(),
    })
  }
  return ok(kinds[kind]?.answer(paymentNo) ?? {})
}

/** A payment as it is told, in answers and notifications. */
export const transactionOf = (
  { mchid, appid }: Merchant,
  { paymentNo, transactionId, amount, state, paidAt }: SimulatedPayment,
): Json => ({
  mchid,
  appid,
  out_trade_no: paymentNo,
  trade_state: state,
  trade_state_desc: state,
  ...(state !== 'CLOSED' && { amount: { total: Number(amount), currency: 'CNY' } }),
  ...(paidAt && { transaction_id: transactionId, success_time: paidAt.toISOString(), trade_type: 'NATIVE' }),
})

export const query = ({ merchant, payments }: Told, paymentNo: string, mchid: string | null): Said => {
  if (mchid !== merchant.mchid) return invalid('mchid')
  const found = payments.get(paymentNo)
  return found ? ok(transactionOf(merchant, found)) : unknownOrder
}

export const close = ({ merchant, payments }: Told, paymentNo: string, body: Json): Said => {
  if (text(body, 'mchid') !== merchant.mchid) return invalid('mchid')
  const found = payments.get(paymentNo)
  if (!found) return unknownOrder
  if (found.state === 'SUCCESS' || found.state === 'REFUND') return refused(400, 'ORDERPAID', '该订单已支付')
  found.state = 'CLOSED'
  return { status: 204, body: null }
}

const refundAnswer = (partNo: string, { amount, at, isDone }: { amount: Fen; at: Date; isDone: boolean }): Said =>
  ok({
    refund_id: `5030${partNo}`,
    out_refund_no: partNo,
    status: isDone ? 'SUCCESS' : 'PROCESSING',
    amount: { refund: Number(amount), currency: 'CNY' },
    ...(isDone && { success_time: at.toISOString() }),
  })

export const refund = ({ payments, now }: Told, body: Json): Said => {
  const found = payments.get(text(body, 'out_trade_no'))
  const partNo = text(body, 'out_refund_no')
  const amounts = part(body, 'amount')
  const amount = fenIn(amounts, 'refund')
  if (partNo === '' || [...text(body, 'reason')].length > 80) return invalid('out_refund_no')
  if (!found) return refused(404, 'RESOURCE_NOT_EXISTS', '订单不存在')
  const before = found.refunds.get(partNo)
  if (before) {
    return before.amount === amount ? refundAnswer(partNo, before) : refused(400, 'INVALID_REQUEST', '退款单号重复')
  }
  const back = sumFen([...found.refunds.values()].map((one) => one.amount))
  const isWithin = amount > 0n && back + amount <= found.amount && fenIn(amounts, 'total') === found.amount
  if (found.paidAt === null || !isWithin) return refused(400, 'INVALID_REQUEST', '退款金额大于可退金额')
  const begun = { amount, at: now, isDone: false }
  found.refunds.set(partNo, begun)
  found.state = 'REFUND'
  return refundAnswer(partNo, begun)
}

export const queryRefund = ({ payments }: Told, partNo: string): Said => {
  for (const { refunds } of payments.values()) {
    const found = refunds.get(partNo)
    if (!found) continue
    found.isDone = true
    return refundAnswer(partNo, found)
  }
  return refused(404, 'RESOURCE_NOT_EXISTS', '退款单不存在')
}
