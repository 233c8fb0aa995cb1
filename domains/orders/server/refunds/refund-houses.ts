import type { JobCtx } from '@portal/platform/server'
import type { MoneyHouse } from '../../contract/ways.ts'
import type { PaymentFact } from '../pay/payment.table.ts'
import { refundDemonstration } from '../ways/demonstration/refund-demonstration.ts'
import type { PartOutcome } from './finish-part.ts'
import type { RefundPart } from './refund.table.ts'

/** A part of a refund as its house must know it: `partNo` is the same however often the house is asked. */
export type PartToPayBack = {
  part: Pick<RefundPart, 'partNo' | 'amount' | 'asked'>
  /** The payment that it goes back to. */
  fact: Pick<PaymentFact, 'tradeNo' | 'paymentNo' | 'amount'>
  reason: string
}

/**
 * Asks a house to pay a part back, or how far that is. It may throw where the house is silent: then it is asked again. It
 * runs outside transactions.
 */
export type RefundPartAt = (ctx: JobCtx, wanted: PartToPayBack) => Promise<PartOutcome>

/** The houses that pay back when they are asked. A bank is none of them: staff record the line by which the money went out. */
export const refundHouses: Readonly<Partial<Record<MoneyHouse, RefundPartAt>>> = {
  demonstration: refundDemonstration,
}
