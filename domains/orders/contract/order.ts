import { codeFilter, optionalText, pageOf, pageQuery, timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { feeKinds, orderServices } from './fees.ts'
import { invoiceStates, invoiceTerms, invoiceView } from './invoices/invoice.ts'
import { amount } from './money.ts'
import { closeReasons, orderActs, orderStates, ownerActs } from './order-states.ts'
import { slipView } from './slips.ts'
import { payWays } from './ways.ts'

/** 0 待受理, 1 退款中, 2 已退款, 3 已拒绝 (specification §4). */
export const refundStates = [0, 1, 2, 3] as const
export type RefundState = (typeof refundStates)[number]

export const refundStateLabels = {
  0: '退款待受理',
  1: '退款中',
  2: '已退款',
  3: '退款已拒绝',
} satisfies Record<RefundState, string>

/** What an order is for: the application itself, or further fees of the same application. */
export const orderPurposes = ['application', 'extra'] as const
export type OrderPurpose = (typeof orderPurposes)[number]

/** Who pays the annual fee of a patent: 1 the company, 2 the customer (specification §3). */
export const annualFeePayers = [1, 2] as const
export type AnnualFeePayer = (typeof annualFeePayers)[number]

export const annualFeePayerLabels = { 1: '由公司代缴', 2: '客户自行缴纳' } satisfies Record<AnnualFeePayer, string>

const orderRowFields = {
  orderNo: z.string(),
  businessSn: z.nullable(z.string()),
  service: z.enum(orderServices),
  title: z.string(),
  state: z.literal(orderStates),
  refundState: z.nullable(z.literal(refundStates)),
  invoiceState: z.nullable(z.enum(invoiceStates)),
  amount,
  paidAmount: amount,
  refundedAmount: amount,
  createTime: z.number(),
  /** Until when it must be paid; past orders keep theirs. */
  expiresAt: z.number(),
  payTime: z.nullable(z.number()),
  /** What the viewer may do with it now. */
  can: z.array(z.enum(ownerActs)),
}

export const orderRow = z.object(orderRowFields)
export type OrderRow = z.infer<typeof orderRow>

const filter = {
  state: codeFilter(orderStates, '状态筛选有误'),
  service: z.prefault(z.enum(['', ...orderServices], { error: '业务筛选有误' }), ''),
  businessSn: optionalText(40, '业务编号最多40个字'),
  keyword: optionalText(100, '关键词最多100个字'),
  ...timeSpan,
}

export const ordersQuery = z.object({ ...filter, ...pageQuery })
export type OrdersQuery = z.output<typeof ordersQuery>

export const orderRows = pageOf(orderRow)

export const orderLine = z.object({
  code: z.nullable(z.string()),
  name: z.string(),
  kind: z.enum(feeKinds),
  quantity: z.number(),
  unitPrice: amount,
  amount,
})

export const paymentStates = ['waiting', 'paid', 'closed'] as const
export type PaymentState = (typeof paymentStates)[number]

const paymentView = z.object({
  paymentNo: z.string(),
  way: z.enum(payWays),
  state: z.enum(paymentStates),
  amount,
  payTime: z.nullable(z.number()),
})
export type PaymentView = z.infer<typeof paymentView>

/** A refund as the owner of the order sees it. `reply` is what staff answered. */
export const refundView = z.object({
  refundNo: z.string(),
  state: z.literal(refundStates),
  amount,
  reason: z.string(),
  reply: z.nullable(z.string()),
  createTime: z.number(),
  doneTime: z.nullable(z.number()),
})
export type RefundView = z.infer<typeof refundView>

/** Why a fee is not refundable: it has gone on to an office, or the operator's prices say so. */
export const withheldReasons = ['spent', 'priced'] as const

export const withheldReasonLabels = {
  spent: '已缴给受理机关',
  priced: '按价格表不退',
} satisfies Record<(typeof withheldReasons)[number], string>

/** A way of paying and whether it is open for this order on this machine; `reason` says why it is not. */
const wayView = z.object({ way: z.enum(payWays), open: z.boolean(), reason: z.string() })
export type WayView = z.infer<typeof wayView>

export const orderDetail = z.object({
  ...orderRowFields,
  lines: z.array(orderLine),
  officialFee: amount,
  serviceFee: amount,
  /** The number of the fee table whose prices the lines have; null for an order made by hand. */
  feeVersion: z.nullable(z.number()),
  feesSince: z.nullable(z.number()),
  /** What is still to be paid; nothing once the order is paid or closed. */
  dueAmount: amount,
  surplusAmount: amount,
  /** The order is being closed: its open payments are asked about first, and no new one begins. */
  closing: z.boolean(),
  closeReason: z.nullable(z.enum(closeReasons)),
  annualFeePayer: z.nullable(z.literal(annualFeePayers)),
  ways: z.array(wayView),
  payments: z.array(paymentView),
  refunds: z.array(refundView),
  /** The most that the owner may ask back. */
  refundableAmount: amount,
  slips: z.array(slipView),
  /** What of it is not refundable and why. */
  refundTerms: z.object({
    withheld: z.array(z.object({ name: z.string(), amount, why: z.enum(withheldReasons) })),
  }),
  /** The newest invoice; null where none was asked for. */
  invoice: z.nullable(invoiceView),
  invoiceTerms,
  timeline: z.array(
    z.object({ state: z.literal(orderStates), act: z.enum(['place', ...orderActs]), time: z.number() }),
  ),
  serverTime: z.number(),
  demonstration: z.boolean(),
})
export type OrderDetail = z.infer<typeof orderDetail>

/** What a page that waits for money asks again and again. */
export const orderStanding = z.object({
  state: z.literal(orderStates),
  closing: z.boolean(),
  amount,
  paidAmount: amount,
  dueAmount: amount,
  payment: z.nullable(paymentView),
  serverTime: z.number(),
})
export type OrderStanding = z.infer<typeof orderStanding>

export const orderKey = z.object({ orderNo: z.string() })

export const payForm = z.object({
  way: z.enum(payWays, { error: ({ input }) => (input ? '该支付方式未开通' : '请选择支付方式') }),
  /** For `wechatJsapi`, on the way back from WeChat's consent page: what WeChat added to the address. */
  code: z.optional(z.string({ error: '微信授权有误，请重新支付' }).check(z.maxLength(200, '微信授权有误，请重新支付'))),
  state: z.optional(
    z.string({ error: '微信授权有误，请重新支付' }).check(z.maxLength(200, '微信授权有误，请重新支付')),
  ),
})
export type PayForm = z.output<typeof payForm>

/** Where a bank transfer goes. */
const payee = z.object({ name: z.string(), account: z.string(), bank: z.string(), cnaps: z.string() })

/** What WeChat's own browser is called with (`WeixinJSBridge`, `getBrandWCPayRequest`). */
const jsapiCall = z.object({
  appId: z.string(),
  timeStamp: z.string(),
  nonceStr: z.string(),
  package: z.string(),
  signType: z.string(),
  paySign: z.string(),
})

/** How a customer pays at a gateway; which of them depends on the way. */
const gatewayMeans = {
  /** The text of a QR code. */
  codeUrl: z.optional(z.string()),
  /** The page to go to; for `wechatJsapi` without `code`, WeChat's consent page, which comes back with `code` and `state`. */
  redirectUrl: z.optional(z.string()),
  jsapi: z.optional(jsapiCall),
}
const payMeans = z.object(gatewayMeans)
export type PayMeans = z.infer<typeof payMeans>

export const payAnswer = z.object({
  paymentNo: z.string(),
  way: z.enum(payWays),
  amount,
  expiresAt: z.number(),
  /** For a bank transfer: the account, and the ten digits that name the order in the text of the transfer. */
  payee: z.optional(payee),
  remittanceNote: z.optional(z.string()),
  ...gatewayMeans,
})
export type PayAnswer = z.infer<typeof payAnswer>

export const paymentKey = z.object({
  paymentNo: z.prefault(z.string({ error: '缺少支付编号' }).check(z.trim(), z.minLength(1, '缺少支付编号')), ''),
})
