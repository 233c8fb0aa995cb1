import type { Day } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import type { Fen } from '../../contract/money.ts'
import type { PayMeans } from '../../contract/order.ts'
import type { GatewayHouse, PayWay } from '../../contract/ways.ts'
import { fail } from '../failures.ts'
import type { Bill } from './bill.ts'
import type { PaymentAttempt } from './payment.table.ts'

/** What a call of a gateway works with. It holds no database: a gateway is only ever called outside transactions. */
export type GatewayCtx = Pick<Ctx, 'config' | 'now' | 'chance' | 'log'>

/** An attempt that begins: what is paid for, until when, and who pays. */
export type Begin = {
  attempt: PaymentAttempt
  title: string
  expiresAt: Date
  /** The payer's network address, and what WeChat's consent page gave for him. */
  payer: { address: string; consentCode?: string }
}

/** What the customer pays with, and until when that is of use: later the gateway is asked for it again by the same number. */
export type Begun = { means: PayMeans; until: Date }

/** What a gateway says of an attempt. `unknown`: nobody began to pay by this number there. */
export type PaymentWord =
  | { state: 'paid'; tradeNo: string; amount: Fen; paidAt: Date }
  | { state: 'waiting' | 'closed' | 'unknown' }

/** A part of a refund: the payment whose money goes back, and how much of it. */
export type RefundPart = {
  /** Our number of the part: the same number is the same refund, however often it is asked for. */
  partNo: string
  paymentNo: string
  amount: Fen
  /** What was paid by that payment in all. */
  paidAmount: Fen
  reason: string
}

/** What a gateway says of a refund. `failed` will not heal by asking again; `words` are the gateway's, for staff. */
export type RefundWord =
  | { state: 'done'; refundTradeNo: string; doneAt: Date }
  | { state: 'waiting' | 'unknown' }
  | { state: 'failed'; words: string }

/**
 * A house that takes money over the network. Each call carries a number of ours fixed beforehand, so that a repeat is the same
 * act. Every call may throw `order.gateway_silent`: then nobody knows what happened, and it is asked again.
 */
export type Gateway = {
  house: GatewayHouse
  /** The ways that the operator has opened there. */
  ways: readonly PayWay[]
  /**
   * The page where a payer agrees before `begin`, which comes back to `back` with `code` and the same `state`; null for ways
   * that need none.
   */
  consentUrl?: (way: PayWay, asked: { back: string; state: string }) => string | null
  /** `over`: nobody can pay by this number any more, since it was paid or closed there. */
  begin: (ctx: GatewayCtx, begin: Begin) => Promise<Begun | 'over'>
  ask: (ctx: GatewayCtx, paymentNo: string) => Promise<PaymentWord>
  /** Ends an attempt there, also one that is unknown there. `paid`: it was too late. */
  close: (ctx: GatewayCtx, paymentNo: string) => Promise<'closed' | 'paid'>
  refund: (ctx: GatewayCtx, part: RefundPart) => Promise<RefundWord>
  askRefund: (ctx: GatewayCtx, part: RefundPart) => Promise<RefundWord>
  /** The bill of a day in Asia/Shanghai, proved whole; null where the gateway has none, or has not written it yet. */
  findBill: (ctx: GatewayCtx, day: Day) => Promise<Bill | null>
}

/** Ends a call because the gateway gave no answer that can be trusted; `why` goes to the log. */
export const failSilent = (house: GatewayHouse, why: string, cause?: unknown): never =>
  fail('order.gateway_silent', { cause: new Error(`${house}: ${why}`, { cause }) })
