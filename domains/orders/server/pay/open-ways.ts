import type { Config, Ctx } from '@portal/platform/server'
import type { WayView } from '../../contract/order.ts'
import { type MoneyHouse, moneyHouses, type PayWay } from '../../contract/ways.ts'
import type { Order } from '../order/order.table.ts'
import { paymentSettings } from '../payments.settings.ts'

/** The ways that this portal offers, in the order in which a customer sees them. */
export const offeredWays = (config: Config): PayWay[] => {
  const { payee, gateways } = paymentSettings(config)
  return [
    ...(config.mode === 'demonstration' ? ['demonstration' as const] : []),
    ...gateways.flatMap(({ ways }) => ways),
    ...(payee ? ['bankTransfer' as const] : []),
  ]
}

/** The houses where money of this portal may lie now. */
export const openHouses = ({ config }: Pick<Ctx, 'config'>): MoneyHouse[] => {
  const { payee, gateways } = paymentSettings(config)
  const open: MoneyHouse[] = [
    ...(payee ? ['bank' as const] : []),
    ...gateways.map(({ house }) => house),
    ...(config.mode === 'demonstration' ? ['demonstration' as const] : []),
  ]
  return moneyHouses.filter((house) => open.includes(house))
}

/** The ways of paying an order, and which of them are open now. */
export const waysOf = (ctx: Pick<Ctx, 'config'>, order: Order): WayView[] => {
  const waits = order.state === 0 && order.closingSince === null
  return offeredWays(ctx.config).map((way) => {
    // Part of the money came by transfer: the rest comes the same way, since the others pay whole orders.
    const isPart = order.paid > 0n && way !== 'bankTransfer'
    const reason = waits ? (isPart ? '已收到部分款项，余款请继续转账' : '') : '订单不是待付款状态'
    return { way, open: waits && !isPart, reason }
  })
}
