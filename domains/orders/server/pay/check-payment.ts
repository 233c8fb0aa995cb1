import type { SignedInCtx } from '@portal/platform/server'
import type { OrderStanding } from '../../contract/order.ts'
import { gatewayHouseOf } from '../../contract/ways.ts'
import type { Order } from '../order/order.table.ts'
import { getOwnOrder } from '../order/own-order.ts'
import { ownStanding } from '../order/view-order.ts'
import { settleAttempt } from './settle-attempt.ts'
import { waitingAttempts } from './waiting-attempts.ts'

type ByOrderNo = { params: { orderNo: string } }

/** Asks the gateways about every open payment of an order. */
export const settleAll = async (ctx: SignedInCtx, { id, closingSince }: Order): Promise<void> => {
  for (const attempt of await waitingAttempts(ctx, id)) {
    if (gatewayHouseOf(attempt.way)) await settleAttempt(ctx, attempt, { end: closingSince !== null })
  }
}

/** The standing of an order after its gateways were asked. */
export const checkPayment = async (ctx: SignedInCtx, input: ByOrderNo): Promise<OrderStanding> => {
  await settleAll(ctx, await getOwnOrder(ctx, input.params.orderNo))
  return ownStanding(ctx, input)
}
