import type { FeeCode } from '../../contract/fees.ts'
import { type Fen, fen, fenOf } from '../../contract/money.ts'
import type { FeesInForce } from './fees-in-force.ts'
import { feeName } from './fees-in-force.ts'

/** What is charged and how often. The price comes from a fee table, never from whoever asks. */
export type CountedWant = { fee: FeeCode; quantity: number }
/** A fee without a price: provider or staff state its amount in yuan, as a paper of the office or an agreement has it. */
type StatedWant = { fee: FeeCode; amount: string }
export type Want = CountedWant | StatedWant

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

/** The official part of stated fees only goes through the operator's hands, and is no sale of its own. */
const statedLine = ({ fee, amount: stated }: StatedWant, version: FeesInForce['version']): PricedLine => {
  const amount = fenOf(stated)
  const name = feeName(fee.name, version)
  const isInvoiceable = fee.kind === 'service'
  return {
    code: fee.code,
    name,
    kind: fee.kind,
    quantity: 1,
    unitPrice: amount,
    amount,
    isInvoiceable,
    isRefundable: true,
  }
}

/**
 * The lines of `wants` by a fee table, in their order; undefined where the table lacks a price for one of them. Quotes and
 * orders are both made of these lines, so that they agree to the fen.
 */
export const priceLines = (
  { version, items }: FeesInForce,
  wants: readonly Want[],
): readonly PricedLine[] | undefined => {
  const lines = wants.flatMap((want): PricedLine[] => {
    if ('amount' in want) return [statedLine(want, version)]
    const { fee, quantity } = want
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
