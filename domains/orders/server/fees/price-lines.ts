import type { FeeCode } from '../../contract/fees.ts'
import { type Fen, fen } from '../../contract/money.ts'
import type { FeesInForce } from './fees-in-force.ts'
import { feeName } from './fees-in-force.ts'

/** What is charged and how often. The price comes from a fee table, never from whoever asks. */
export type Want = { fee: FeeCode; quantity: number }

/** A want with its price, as it becomes a line of an order. */
export type PricedLine = {
  code: string
  name: string
  kind: FeeCode['kind']
  quantity: number
  unitPrice: Fen
  amount: Fen
  isInvoiceable: boolean
  isRefundable: boolean
}

/**
 * The lines of `wants` by a fee table, in their order; undefined where the table lacks a price for one of them. Quotes and
 * orders are both made of these lines, so that they agree to the fen.
 */
export const priceLines = (
  { version, items }: FeesInForce,
  wants: readonly Want[],
): readonly PricedLine[] | undefined => {
  const lines = wants.flatMap(({ fee, quantity }): PricedLine[] => {
    const item = items.get(fee.code)
    if (!item) return []
    const { code, unitPrice, isInvoiceable, isRefundable } = item
    return [
      {
        code,
        name: feeName(fee.name, version),
        kind: fee.kind,
        quantity,
        unitPrice,
        amount: fen(unitPrice * BigInt(quantity)),
        isInvoiceable,
        isRefundable,
      },
    ]
  })
  return lines.length === wants.length ? lines : undefined
}
