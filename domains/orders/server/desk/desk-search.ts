import { type DeskFound, type DeskSearch, type SignedInCtx, type Wanted, wholeFirst } from '@portal/platform/server'
import { moneyWords, yuanOf } from '../../contract/money.ts'
import { orderStateLabels } from '../../contract/order-states.ts'
import type { OrderPermission } from '../../contract/permissions.ts'
import { findNewest } from './list-orders.ts'
import { byWholeNumber, matches } from './order-filter.ts'

const permission: OrderPermission = 'orders.read'

const newest = async (ctx: SignedInCtx, wanted: Wanted, limit: number): Promise<DeskFound[]> => {
  const rows = await findNewest(ctx, wanted, limit)
  return rows.map(({ orderNo, title, state, amount }) => ({
    title,
    sub: [orderStateLabels[state], moneyWords(yuanOf(amount)), orderNo].join(' · '),
    link: `/orders/${orderNo}`,
  }))
}

/** Orders by their number or that of a payment, by a part of number, title or note, or by a part of their customer's name. */
export const orderSearch: DeskSearch = {
  kind: 'orders',
  name: '订单',
  sort: 20,
  permission,
  list: '/orders',
  find: async (ctx, keyword, limit) => {
    const whole = await byWholeNumber(ctx, keyword)
    return wholeFirst(
      limit,
      newest(ctx, { byIndex: whole, byReading: whole }, limit),
      newest(ctx, await matches(ctx, keyword), limit),
    )
  },
}
