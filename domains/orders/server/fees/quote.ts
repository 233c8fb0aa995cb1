import type { Day } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import type { FeeKind } from '../../contract/fees.ts'
import { sumFen, yuanOf } from '../../contract/money.ts'
import { feeSum } from './fee-sum.ts'
import { findFeesInForce } from './fees-in-force.ts'
import { priceLines, type Want } from './price-lines.ts'

/** What an order placed now would come to. Money is text in yuan with two decimals. */
export type Quote = {
  /** One for each want, in their order. */
  lines: readonly {
    code: string
    name: string
    kind: FeeKind
    quantity: number
    unitPrice: string
    amount: string
  }[]
  officialFee: string
  serviceFee: string
  total: string
  /** The number of the fee table. */
  version: number
  /** The day on which the price that was compared with its source longest ago was; null where none was. */
  checkedOn: Day | null
  demonstration: boolean
}

/** Prices what `placeOrder` would charge for the same wants; undefined where that would fail with `order.no_prices`. */
export const findQuote = async (ctx: Pick<Ctx, 'db' | 'now'>, wants: readonly Want[]): Promise<Quote | undefined> => {
  const inForce = await findFeesInForce(ctx)
  const lines = inForce && priceLines(inForce, wants)
  if (!lines) return undefined
  const { version, items } = inForce
  const days = lines.flatMap(({ code }) => items.get(code)?.checkedOn ?? [])
  return {
    lines: lines.map(({ code, name, kind, quantity, unitPrice, amount }) => ({
      code,
      name,
      kind,
      quantity,
      unitPrice: yuanOf(unitPrice),
      amount: yuanOf(amount),
    })),
    officialFee: feeSum(lines, 'official'),
    serviceFee: feeSum(lines, 'service'),
    total: yuanOf(sumFen(lines.map(({ amount }) => amount))),
    version: version.version,
    checkedOn: days.sort().at(0) ?? null,
    demonstration: version.isDemonstration,
  }
}
