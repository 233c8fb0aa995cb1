import { findQuote, placeOrder } from '@portal/orders/server'
import type { ActorCtx } from '@portal/platform/server'
import { extraWants } from '../price/extra-wants.ts'
import type { Trademark } from './file.table.ts'
import type { Changed } from './take-step.ts'

/** Places the order of the fees that the provider asks for beside the draft, as the customer confirms both. */
export const orderExtra = async (ctx: ActorCtx<'chance'>, trademark: Trademark): Promise<Changed> => {
  const { extra, kind, businessSn, userId, markName } = trademark
  if (extra === null) return {}
  const extraOrderNo = await placeOrder(ctx, {
    service: kind,
    businessSn,
    ownerId: userId,
    title: `${markName}（补缴费用）`,
    purpose: 'extra',
    wants: extraWants(extra),
  })
  return { extraOrderNo }
}

/** What the provider asks for beside the draft, with what it comes to by the prices of today. */
export const extraOf = async (
  ctx: Pick<ActorCtx, 'db' | 'now'>,
  { extra }: Pick<Trademark, 'extra'>,
): Promise<{ code: string; name: string; amount: string }[]> => {
  if (extra === null) return []
  const quote = await findQuote(ctx, extraWants(extra))
  return (quote?.lines ?? []).map(({ code, name, amount }) => ({ code, name, amount }))
}
