import type { Config, JobCtx } from '@portal/platform/server'
import type { MoneyHouse } from '../../contract/ways.ts'
import type { Gateway } from '../pay/gateway.ts'
import type { PaymentFact } from '../pay/payment.table.ts'
import { paymentSettings } from '../payments.settings.ts'
import { refundDemonstration } from '../ways/demonstration/refund-demonstration.ts'
import type { PartOutcome } from './finish-part.ts'
import type { RefundPart } from './refund.table.ts'

/** A part of a refund as its house must know it: `partNo` is the same however often the house is asked. */
export type PartToPayBack = {
  part: Pick<RefundPart, 'partNo' | 'amount' | 'asked'>
  /** The payment that it goes back to. */
  fact: Pick<PaymentFact, 'paymentNo' | 'amount'> & Partial<Pick<PaymentFact, 'houseNo'>>
  reason: string
}

/**
 * Asks a house to pay a part back, or how far that is. It may throw where the house is silent: then it is asked again. It
 * runs outside transactions.
 */
type RefundPartAt = (ctx: JobCtx, wanted: PartToPayBack) => Promise<PartOutcome>
export type RefundHouses = Readonly<Partial<Record<MoneyHouse, RefundPartAt>>>

/** A gateway is told to pay back at first, and then asked; what it does not know it is told again by the same number. */
export const refundAt =
  (gateway: Gateway): RefundPartAt =>
  async (ctx, { part, fact, reason }) => {
    const { partNo, amount, asked } = part
    const { amount: paidAmount } = fact
    const paymentNo = fact.houseNo ?? fact.paymentNo
    if (paymentNo === null) return { state: 'stuck', error: '这笔到账没有我们的支付编号，渠道无法退款' }
    const wanted = { partNo, paymentNo, amount, paidAmount, reason }
    const known = asked === 0 ? null : await gateway.askRefund(ctx, wanted)
    const word = known === null || known.state === 'unknown' ? await gateway.refund(ctx, wanted) : known
    if (word.state === 'done') return { state: 'done', at: word.doneAt }
    return word.state === 'failed' ? { state: 'stuck', error: word.words } : { state: 'waiting' }
  }

/** The houses that pay back when they are asked. A bank is none of them: staff record the line by which the money went out. */
export const refundHousesOf = (config: Config): RefundHouses => ({
  demonstration: refundDemonstration,
  ...Object.fromEntries(paymentSettings(config).gateways.map((gateway) => [gateway.house, refundAt(gateway)])),
})
