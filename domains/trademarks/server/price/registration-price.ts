import { findQuote } from '@portal/orders/server'
import type { Ctx } from '@portal/platform/server'
import type { FeeEstimate, PriceQuery, RegistrationPrice } from '../../contract/price.ts'
import { ensure } from '../failures.ts'
import { designatedMembers } from '../madrid/designated-members.ts'
import { membersInForce } from '../madrid/members-in-force.ts'
import { feeEstimate } from './fee-estimate.ts'
import { leastWants, type TrademarkWant, wantsOf } from './wants.ts'

/** Nobody is told of a price below this one (specification). */
const floor = '30.00'

type ReadCtx = Pick<Ctx, 'db' | 'now'>

const noFees = {
  officialFee: '0.00',
  serviceFee: '0.00',
  total: '0.00',
  lines: [],
  version: null,
  checkedOn: null,
  demonstration: false,
} satisfies Partial<RegistrationPrice>

/** The price of `wants`, each line with its class. @throws AppFailure `order.no_prices` */
const quoted = async (ctx: ReadCtx, wants: readonly TrademarkWant[]) => {
  const quote = await findQuote(ctx, wants)
  ensure(quote, 'order.no_prices')
  const lines = quote.lines.map((line, at) => ({ ...line, class_id: wants[at]?.class_id ?? null }))
  return { ...quote, lines }
}

const leastPrice = (total: string | undefined): string =>
  total === undefined || Number(total) < Number(floor) ? floor : total

type Abroad = { members: number; estimate: FeeEstimate | null }

/** How many members a registration abroad designates, and what they will ask for. */
const abroadOf = async (ctx: ReadCtx, { kind, work_order_service, applyNation }: PriceQuery): Promise<Abroad> => {
  if (kind === 'sbzc') return { members: 0, estimate: null }
  const madrid = await membersInForce(ctx)
  const members = designatedMembers(applyNation, madrid.list)
  const classes = work_order_service.length
  return { members: members.length, estimate: classes === 0 ? null : feeEstimate(madrid, { members, classes }) }
}

/**
 * The price of a registration, by the prices in force, and the least that one costs.
 * @throws AppFailure `order.no_prices` where classes are told and no prices are in force; `request.invalid` on `applyNation`
 */
export const registrationPrice = async (ctx: ReadCtx, { query }: { query: PriceQuery }): Promise<RegistrationPrice> => {
  const { kind, work_order_service } = query
  const { members, estimate } = await abroadOf(ctx, query)
  const least = await findQuote(ctx, leastWants(kind))
  const minPrice = leastPrice(least?.total)
  if (work_order_service.length === 0) {
    const { version = null, checkedOn = null, demonstration = false } = least ?? {}
    return { ...noFees, minPrice, estimate, version, checkedOn, demonstration }
  }
  const classes = work_order_service.map(({ class_id, service_nice_min }) => ({
    class_id,
    items: service_nice_min.length,
  }))
  return { minPrice, estimate, ...(await quoted(ctx, wantsOf(kind, { classes, members }))) }
}
