import {
  codeFilter,
  optionalMoment,
  optionalText,
  pageOf,
  pageQuery,
  requiredText,
  timeSpan,
} from '@portal/platform/contract'
import * as z from 'zod/mini'
import { longestReason } from '../limits.ts'
import { amount, amountField, fenOf, isAmount, moneyWords, optionalAmountField } from '../money.ts'
import { refundStates, refundView } from '../order.ts'
import { orderStates } from '../order-states.ts'
import { bankSerial } from '../receipts.ts'
import { moneyHouses } from '../ways.ts'
import { type RefundDeed, refundActLabels, refundActs } from './refund-states.ts'

/** Which money goes back: what was paid for the order, or what came beyond it and nobody owed. */
export const refundFunds = ['order', 'surplus'] as const
export type RefundFund = (typeof refundFunds)[number]

export const refundFundLabels = { order: '订单款', surplus: '多收款' } satisfies Record<RefundFund, string>

/** Who began a refund: the owner of the order, staff, or the portal itself with money that nobody owed. */
export const refundOrigins = ['owner', 'staff', 'portal'] as const
export type RefundOrigin = (typeof refundOrigins)[number]

export const refundOriginLabels = {
  owner: '客户申请',
  staff: '工作人员发起',
  portal: '系统自动',
} satisfies Record<RefundOrigin, string>

/** `stuck`: the house refuses for good, and staff may pay by hand. */
export const refundPartStates = ['waiting', 'done', 'stuck'] as const
export type RefundPartState = (typeof refundPartStates)[number]

export const refundPartStateLabels = {
  waiting: '退款中',
  done: '已退出',
  stuck: '渠道无法退款',
} satisfies Record<RefundPartState, string>

const reason = requiredText('请填写退款原因', { length: longestReason, msg: `退款原因最多输入${longestReason}个字` })

/** Without an amount the owner asks for all that is refundable. */
export const askRefundForm = z.object({ reason, amount: optionalAmountField })
export type AskRefundForm = z.output<typeof askRefundForm>

/** The owner's form, which always shows an amount, and knows the most that may go back. */
export const ownerRefundFormUpTo = (most: string) =>
  z.object({
    amount: amountField('请输入退款金额').check(
      z.refine((yuan) => !isAmount(yuan) || fenOf(yuan) <= fenOf(most), { error: tooMuch(most) }),
    ),
    reason,
  })

/** More than may go back is refused by form and server in the same words. */
export const tooMuch = (most: string): string => `最多可退 ${moneyWords(most)}`

export const beginRefundForm = z.object({
  amount: amountField('请输入退款金额'),
  reason,
  fund: z.prefault(z.enum(refundFunds, { error: '退款来源有误' }), 'order'),
})
export type BeginRefundForm = z.output<typeof beginRefundForm>

export const askedRefund = z.object({ refundNo: z.string(), state: z.literal(refundStates) })
export type AskedRefund = z.output<typeof askedRefund>

export const refundsQuery = z.object({
  state: codeFilter(refundStates, '退款状态有误'),
  /** A part of the refund's number, the order's or its title. */
  keyword: optionalText(100, '关键词最多100个字'),
  ...timeSpan,
  ...pageQuery,
})
export type RefundsQuery = z.output<typeof refundsQuery>

const refundPartView = z.object({
  partNo: z.string(),
  house: z.enum(moneyHouses),
  amount,
  state: z.enum(refundPartStates),
  /** It is paid from the operator's account by hand, since the house refused. */
  offline: z.boolean(),
  /** Who sent the transfer that goes back, and from which account (masked); null for other houses. */
  payee: z.nullable(z.object({ name: z.string(), account: z.nullable(z.string()) })),
  /** What the house said, where it refused. */
  error: z.nullable(z.string()),
  doneTime: z.nullable(z.number()),
  bankSerial: z.nullable(z.string()),
})
export type RefundPartView = z.infer<typeof refundPartView>

const refundDeeds = Object.keys(refundActLabels) as [RefundDeed, ...RefundDeed[]]

export const refundDeskRow = z.object({
  ...refundView.shape,
  fund: z.enum(refundFunds),
  origin: z.enum(refundOrigins),
  order: z.object({
    orderNo: z.string(),
    title: z.string(),
    state: z.literal(orderStates),
    paidAmount: amount,
    refundedAmount: amount,
    surplusAmount: amount,
    /** An invoice is out: approving takes a word on what becomes of it. */
    isInvoiced: z.boolean(),
  }),
  customer: z.object({ id: z.string(), username: z.string() }),
  parts: z.array(refundPartView),
  /** What waits for a colleague, and who asked for it. */
  pending: z.nullable(z.object({ act: z.enum(['approve', 'offline']), by: z.string() })),
  history: z.array(
    z.object({
      act: z.enum(refundDeeds),
      actor: z.nullable(z.string()),
      note: z.nullable(z.string()),
      time: z.number(),
    }),
  ),
  can: z.array(z.enum(refundActs)),
})
export type RefundDeskRow = z.infer<typeof refundDeskRow>

export const refundDeskRows = pageOf(refundDeskRow)

export const refundKey = z.object({ refundNo: z.string() })

export const refundNoteForm = z.object({ note: optionalText(longestReason) })
export const refundReasonForm = z.object({
  reason: requiredText('请填写原因', { length: longestReason, msg: `原因最多输入${longestReason}个字` }),
})

/** The line of the bank's statement by which a part of a refund went out. */
export const recordForm = z.object({
  at: z.pipe(optionalMoment('付出时间有误'), z.number({ error: '请选择付出时间' })),
  bankSerial,
  /** Needed where more than one part waits. */
  partNo: optionalText(20),
})
export type RecordForm = z.output<typeof recordForm>

export const refundStanding = z.object({ state: z.literal(refundStates), pending: z.boolean() })
export type RefundStanding = z.output<typeof refundStanding>
