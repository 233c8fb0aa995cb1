import { code, givenText, optionalMoment, optionalText, requiredText, wholeNumber } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { feeKinds } from './fees.ts'
import { deskLimits, longestReason, longestTitle, mostLines } from './limits.ts'
import { amount, type Fen, fen, fenOf, isAmount, mostFen, priceField, sumFen } from './money.ts'
import { annualFeePayers } from './order.ts'

const reason = (msg: string) => requiredText(msg, { length: longestReason })

const quantityRule = `数量须为 1 至 ${deskLimits.quantity} 的整数`
const manualLine = z.object({
  name: requiredText('请填写收费名称', { length: longestTitle }),
  kind: z.enum(feeKinds, { error: '请选择官费或服务费' }),
  quantity: wholeNumber({ min: 1, max: deskLimits.quantity, fallback: 0, msg: quantityRule }),
  unitPrice: priceField('请填写单价'),
})
type Priced = { quantity: number; unitPrice: string }

/** What lines cost together; a price that is none counts nothing. */
export const totalOf = (lines: readonly Priced[]): Fen =>
  sumFen(lines.map(({ quantity, unitPrice }) => fen(isAmount(unitPrice) ? fenOf(unitPrice) * BigInt(quantity) : 0n)))

const linesRule = '请填写收费明细'

/** An order that staff make by hand, with prices of their own. */
export const manualOrderForm = z.object({
  /** The customer: id, user name, or whole phone number or e-mail address. */
  customer: requiredText('请填写客户', { length: 100 }),
  title: requiredText('请填写订单名称', { length: longestTitle }),
  /** The application that it is for, or empty. */
  businessSn: optionalText(40),
  lines: z.array(manualLine, { error: linesRule }).check(
    z.minLength(1, { error: linesRule, abort: true }),
    z.maxLength(mostLines, { error: `最多 ${mostLines} 项收费`, abort: true }),
    z.refine(
      (lines) => {
        const total = totalOf(lines)
        return total > 0n && total <= mostFen
      },
      { error: '合计须大于 0，且不超过 99999999.99' },
    ),
  ),
  reason: reason('请填写原因'),
})
export type ManualOrderForm = z.output<typeof manualOrderForm>

/** Changes of an order; a field that is missing stays. Prices are no fields. */
export const changeOrderForm = z.object({
  /** The version that the form was filled from: the server refuses a change over somebody else's newer one. */
  version: z.number({ error: '请刷新页面后再修改' }),
  note: givenText(deskLimits.note),
  annualFeePayer: z.optional(code(annualFeePayers, '请选择年费缴纳方')),
  /** Later than now, and only while the order waits for payment; empty: stays. */
  expiresAt: optionalMoment('付款期限有误'),
})
export type ChangeOrderForm = z.output<typeof changeOrderForm>

export const closeOrderForm = z.object({ reason: reason('请填写关闭原因') })
export type CloseOrderForm = z.output<typeof closeOrderForm>

/** The service fee that an order shall cost from now on. */
export const discountForm = z.object({
  serviceFee: priceField('请填写优惠后的服务费'),
  reason: reason('请填写优惠原因'),
})
export type DiscountForm = z.output<typeof discountForm>

/** A discount that waits for a colleague who asks for the same. */
export const pendingDiscount = z.object({ serviceFee: amount, isOwn: z.boolean() })
export type PendingDiscount = z.infer<typeof pendingDiscount>

export const spendForm = z.object({ line: z.number({ error: '请选择一项官费' }) })
