import { findServiceOrder, type OrderClosed, type OrderEvent } from '@portal/orders/server'
import type { ChangeCtx, JobCtx, Listener } from '@portal/platform/server'
import type { FileAct } from '../../contract/file/acts.ts'
import { fileStateAfter } from '../../contract/file/acts.ts'
import type { FileState } from '../../contract/file/states.ts'
import { trademarkKinds } from '../../contract/kinds.ts'
import { besideStateOf } from './beside-state.ts'
import { tell } from './events.ts'
import type { Trademark } from './file.table.ts'
import { lockTrademark } from './find-trademark.ts'
import { changeTrademark, takeStep } from './take-step.ts'
import { cancelAcceptance, startAcceptance } from './trademark-promise.ts'

type Told = ChangeCtx & { actor: null }

const isOurs = ({ service }: OrderEvent): boolean => trademarkKinds.some((kind) => kind === service)

/**
 * Whether an order is paid as it stands now. An event may be delivered again after a later one, so that what it tells can be
 * over: a payment that was taken back, or one that came after it.
 */
const isPaidNow = async (ctx: Told, { orderNo }: OrderEvent): Promise<boolean> => {
  const state = (await findServiceOrder(ctx, orderNo))?.state
  return state === 1 || state === 2
}

/** Takes an act of the portal itself where the table of states allows it; told twice, it finds nothing to do. */
const takeOwn = async (ctx: Told, trademark: Trademark, act: FileAct, set = {}): Promise<Trademark | undefined> => {
  const to = fileStateAfter(trademark.fileState, act, besideStateOf(trademark))
  return to === null ? undefined : takeStep(ctx, trademark, { act, to, set })
}

/** The order of an application is paid: it is open to providers from now on, and the clock runs from the payment. */
const openToProviders = async (ctx: Told, trademark: Trademark, at: Date): Promise<void> => {
  if (trademark.paidAt !== null) return
  const paid = await changeTrademark(ctx, trademark, {
    ...{ act: 'paid', performer: 'portal', to: trademark.fileState, set: { paidAt: at } },
  })
  // A transfer of the last moment, or the word of a gateway that was silent: nobody works for this money.
  if (paid.fileState === 99) await tell(ctx, 'trademark.paid_late', paid)
  if (paid.fileState !== 1) return
  await startAcceptance({ ...ctx, now: () => at }, paid)
  await tell(ctx, 'trademark.open', paid)
}

export const markPaid = async (ctx: Told, order: OrderEvent, at: Date): Promise<void> => {
  if (order.businessSn === null) return
  const trademark = await lockTrademark(ctx, order.businessSn)
  if (!(await isPaidNow(ctx, order))) return
  if (trademark.orderNo === order.orderNo) await openToProviders(ctx, trademark, at)
  if (trademark.extraOrderNo !== order.orderNo) return
  if (trademark.fileState === 99) await tell(ctx, 'trademark.paid_late', trademark)
  const moved = await takeOwn(ctx, trademark, 'extraPaid')
  if (moved) await tell(ctx, 'trademark.to_review', moved)
}

/** From the acceptance until the office has the fees, a case whose money is gone stops: nobody files it before it is paid again. */
const underWay: readonly FileState[] = [2, 3, 4, 5, 6, 7]

const takeMoneyBack = async (ctx: Told, trademark: Trademark): Promise<void> => {
  if (trademark.paidAt === null || trademark.fileState === 99) return
  const unpaid = await changeTrademark(ctx, trademark, {
    ...{ act: 'unpaid', performer: 'portal', to: trademark.fileState, set: { paidAt: null, nextDue: null } },
  })
  if (unpaid.fileState === 1) await cancelAcceptance(ctx, unpaid)
  if (!underWay.includes(unpaid.fileState)) return
  await tell(ctx, 'trademark.money_back', unpaid)
  await tell(ctx, 'trademark.money_back_provider', unpaid)
}

/** The money was another order's: the application waits for its own, and no clock runs until then. */
const markUnpaid = async (ctx: Told, order: OrderEvent): Promise<void> => {
  if (order.businessSn === null) return
  const trademark = await lockTrademark(ctx, order.businessSn)
  if (await isPaidNow(ctx, order)) return
  if (trademark.extraOrderNo === order.orderNo && underWay.includes(trademark.fileState))
    await tell(ctx, 'trademark.money_back', trademark)
  if (trademark.orderNo === order.orderNo) await takeMoneyBack(ctx, trademark)
}

const endReasons = { refunded: '订单已退款', other: '订单未支付，已关闭' } as const

/** An order ended without money, or was paid back: with it ends an application that nobody has accepted. */
const endWithOrder = async (ctx: Told, { businessSn, orderNo, reason }: OrderClosed): Promise<void> => {
  if (businessSn === null) return
  const trademark = await lockTrademark(ctx, businessSn)
  if (trademark.extraOrderNo === orderNo) {
    const back = await takeOwn(ctx, trademark, 'extraClosed', { extraOrderNo: null })
    if (back) await tell(ctx, 'trademark.extra_closed', back)
    return
  }
  if (trademark.orderNo !== orderNo) return
  const endReason = reason === 'refunded' ? endReasons.refunded : endReasons.other
  const ended = await takeOwn(ctx, trademark, 'closedUnpaid', { endReason, endTime: ctx.now(), nextDue: null })
  if (!ended) return reason === 'refunded' ? takeMoneyBack(ctx, trademark) : undefined
  await cancelAcceptance(ctx, ended)
  await tell(ctx, 'trademark.closed', ended)
}

const inTransaction = (ctx: JobCtx, react: (inside: Told) => Promise<void>): Promise<void> =>
  ctx.db.transaction((tx) => react({ ...ctx, db: tx, actor: null }))

const listener = (event: string, react: (ctx: Told, data: OrderClosed, at: Date) => Promise<void>): Listener => ({
  event,
  name: `trademarks.${event.replace('.', '-')}`,
  react: async (ctx, data, { at }) => {
    const told = data as OrderClosed
    if (isOurs(told)) await inTransaction(ctx, (inside) => react(inside, told, at))
  },
})

export const orderListeners: Listener[] = [
  listener('order.paid', markPaid),
  listener('order.unsettled', markUnpaid),
  listener('order.closed', endWithOrder),
]
