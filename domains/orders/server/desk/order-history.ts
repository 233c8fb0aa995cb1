import { changesInWords, momentTextOf, plainText, type UserName, userNames, usernameOf } from '@portal/accounts/server'
import type { Ctx } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import type { OrderHistoryLine } from '../../contract/desk-orders.ts'
import { type AnnualFeePayer, annualFeePayerLabels } from '../../contract/order.ts'
import { type Order, orderSteps } from '../order/order.table.ts'
import { orderChanges } from '../order/order-change.table.ts'

const texts = {
  note: { label: '备注', text: plainText },
  annualFeePayer: {
    label: '年费缴纳方',
    text: (value: unknown) => (value === null ? null : annualFeePayerLabels[value as AnnualFeePayer]),
  },
  expiresAt: { label: '付款期限', text: momentTextOf },
  serviceFee: { label: '服务费', text: plainText },
  reason: { label: '原因', text: plainText },
  spent: { label: '官费', text: plainText },
}

const stepsOf = async (ctx: Pick<Ctx, 'db'>, { id }: Order): Promise<OrderHistoryLine[]> => {
  const steps = await ctx.db
    .select()
    .from(orderSteps)
    .where(eq(orderSteps.orderId, id))
    .orderBy(asc(orderSteps.version))
  const names: ReadonlyMap<string, UserName> = await userNames(
    ctx,
    steps.flatMap(({ actorId }) => actorId ?? []),
  )
  return steps.map(({ createTime, actorId, act, stateBefore, stateAfter, reason }) => ({
    time: createTime.getTime(),
    actor: actorId && usernameOf(names, actorId),
    act,
    stateBefore,
    stateAfter,
    reason,
    fields: [],
  }))
}

/** What happened to an order and who did it, the first first: the steps of its state, and what staff changed beside them. */
export const historyOf = async (ctx: Pick<Ctx, 'db'>, order: Order): Promise<OrderHistoryLine[]> => {
  const rows = await ctx.db
    .select()
    .from(orderChanges)
    .where(eq(orderChanges.orderId, order.id))
    .orderBy(asc(orderChanges.version))
  const changes = await changesInWords(ctx, rows, texts)
  const beside = changes.map((change) => ({ ...change, stateBefore: null, stateAfter: null, reason: null }))
  return [...(await stepsOf(ctx, order)), ...beside].sort((one, other) => one.time - other.time)
}
