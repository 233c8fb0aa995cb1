import { codeFilter, optionalText, pageOf } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { pendingDiscount } from './desk-forms.ts'
import { ledgerEntryView } from './desk-ledger.ts'
import { invoiceStates } from './invoices/invoice.ts'
import { amount } from './money.ts'
import { orderDetail, orderLine, orderRow, ordersQuery, paymentStates, refundStates } from './order.ts'
import { orderActLabels, orderActs, orderStates } from './order-states.ts'
import { gatewayHouses, moneyHouses, payWays } from './ways.ts'

const choice = <const T extends readonly string[]>(values: T, msg: string) =>
  z.prefault(z.enum(['', ...values], { error: msg }), '')

/**
 * `keyword` is a part of a number, of the note or of a name, or the whole number of a payment. The whole number of an order
 * finds that order alone.
 */
export const deskOrdersQuery = z.extend(ordersQuery, {
  refundState: codeFilter(refundStates, '退款状态有误'),
  invoiceState: choice(invoiceStates, '发票状态有误'),
  /** Where its money arrived. */
  way: choice(moneyHouses, '付款方式有误'),
  /** The id of a user. */
  customer: optionalText(40),
})
export type DeskOrdersQuery = z.output<typeof deskOrdersQuery>

/** What staff may do with an order now; `spend`: note that an official fee has gone on to the office. */
export const deskActs = ['change', 'close', 'discount', 'complete', 'spend'] as const
export type DeskAct = (typeof deskActs)[number]

const deskFields = {
  customer: z.object({ id: z.string(), username: z.string(), companyName: z.nullable(z.string()) }),
  /** Where its money arrived first; null while none has. */
  way: z.nullable(z.enum(moneyHouses)),
  can: z.array(z.enum(deskActs)),
}

const deskOrderRow = z.extend(orderRow, deskFields)
export type DeskOrderRow = z.infer<typeof deskOrderRow>
/** `totalElements` counts up to a limit; beyond it, `totalIsExact` is false. `mayExport`: whether the viewer may take them out. */
export const deskOrderRows = z.extend(pageOf(deskOrderRow), { totalIsExact: z.boolean(), mayExport: z.boolean() })
export type DeskOrderRows = z.infer<typeof deskOrderRows>

/** What the history of an order tells beside the steps of its state. */
export const orderChangeActs = ['change', 'spend', 'discountAsked', 'discount'] as const
export type OrderChangeAct = (typeof orderChangeActs)[number]

const historyActs = ['place', ...orderActs, ...orderChangeActs] as const
export const historyActLabels = {
  ...orderActLabels,
  change: '修改',
  spend: '官费已上缴',
  discountAsked: '申请优惠，待复核',
  discount: '优惠服务费',
} satisfies Record<(typeof historyActs)[number], string>

const historyLine = z.object({
  time: z.number(),
  /** Null: the portal itself. */
  actor: z.nullable(z.string()),
  act: z.enum(historyActs),
  /** Both null where the state did not move. */
  stateBefore: z.nullable(z.literal(orderStates)),
  stateAfter: z.nullable(z.literal(orderStates)),
  reason: z.nullable(z.string()),
  fields: z.array(z.object({ label: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})
export type OrderHistoryLine = z.infer<typeof historyLine>

const attempt = z.object({
  paymentNo: z.string(),
  way: z.enum(payWays),
  state: z.enum(paymentStates),
  amount,
  createTime: z.number(),
  endTime: z.nullable(z.number()),
})

/** Money that arrived, as the house where it arrived says; a line of the bank may have no number (empty). */
const arrival = z.object({ house: z.enum(moneyHouses), tradeNo: z.string(), amount, paidAt: z.number() })

/**
 * A message of a gateway that was believed. `event` is the gateway's own word; `aboutNo` is our number, of a payment or of a
 * part of a refund.
 */
const message = z.object({ house: z.enum(gatewayHouses), event: z.string(), aboutNo: z.string(), time: z.number() })

/** What the words of the gateways mean: the events of WeChat Pay and the states of a trade at Alipay. */
export const gatewayEventLabels: Readonly<Record<string, string>> = {
  'TRANSACTION.SUCCESS': '支付成功',
  'REFUND.SUCCESS': '退款成功',
  'REFUND.ABNORMAL': '退款异常',
  'REFUND.CLOSED': '退款关闭',
  WAIT_BUYER_PAY: '等待付款',
  TRADE_SUCCESS: '支付成功',
  TRADE_FINISHED: '交易结束，不可退款',
  TRADE_CLOSED: '交易关闭',
}

export const deskOrderDetail = z.extend(orderDetail, {
  ...deskFields,
  /** `line` counts from 0; `spentAt`: when the fee went on to the office. */
  lines: z.array(z.extend(orderLine, { line: z.number(), spentAt: z.nullable(z.number()) })),
  /** A note of staff, which the customer does not see. */
  note: z.string(),
  remittanceNote: z.string(),
  pendingDiscount: z.nullable(pendingDiscount),
  attempts: z.array(attempt),
  arrivals: z.array(arrival),
  /** The newest, newest first. */
  messages: z.array(message),
  entries: z.array(ledgerEntryView),
  history: z.array(historyLine),
  version: z.number(),
})
export type DeskOrderDetail = z.infer<typeof deskOrderDetail>
