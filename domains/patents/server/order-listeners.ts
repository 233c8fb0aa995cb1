import { findServiceOrder, type OrderClosed, type OrderEvent } from '@portal/orders/server'
import { type ChangeCtx, type JobCtx, type Listener, publish } from '@portal/platform/server'
import { orderEndReasons, patentStateAfter } from '../contract/states.ts'
import { lockPatent } from './own-patent.ts'
import { cancelAcceptance, pauseClock, startAcceptance } from './patent-promise.ts'
import { changePatent, takeStep } from './take-step.ts'

type Told = ChangeCtx & { actor: null }

/** The application's own order, by which alone it goes on; further fees have orders of their own. */
const isOurs = ({ service, purpose }: OrderEvent): boolean => service === 'sqzl' && purpose === 'application'

/**
 * Whether the order is paid as it stands now. An event may be delivered again after a later one, so that what it tells can be
 * over: a payment that was taken back, or one that came after it.
 */
const isPaidNow = async (ctx: Told, { orderNo }: OrderEvent): Promise<boolean> => {
  const state = (await findServiceOrder(ctx, orderNo))?.state
  return state === 1 || state === 2
}

/** The order is paid: from now on the application may be accepted, and the clock runs. It may be told twice. */
export const markPaid = async (ctx: Told, order: OrderEvent, at: Date): Promise<void> => {
  const { businessSn, orderNo } = order
  if (businessSn === null) return
  const patent = await lockPatent(ctx, businessSn)
  if (patent.orderNo !== orderNo || patent.paidAt !== null || !(await isPaidNow(ctx, order))) return
  const paid = await changePatent(ctx, patent, { act: 'paid', state: patent.state, set: { paidAt: at } })
  const { state, userId } = paid
  // A transfer of the last moment, or the word of a gateway that was silent: nobody works for this money.
  if (state === 4) await publish(ctx, 'patent.paid_late', { businessSn, userId })
  if (state !== 1) return
  await publish(ctx, 'patent.paid', { businessSn, userId })
  // The clock runs from the payment, however late it is told.
  await startAcceptance({ ...ctx, now: () => at }, paid)
  // What was asked before the payment is not answered yet.
  if (paid.supplementDue !== null) await pauseClock(ctx, paid)
}

/** The money was another order's: the application waits for its own, and no clock runs until then. It may be told twice. */
const markUnpaid = async (ctx: Told, order: OrderEvent): Promise<void> => {
  const { businessSn, orderNo } = order
  if (businessSn === null) return
  const patent = await lockPatent(ctx, businessSn)
  if (patent.orderNo !== orderNo || patent.paidAt === null || (await isPaidNow(ctx, order))) return
  const unpaid = await changePatent(ctx, patent, {
    act: 'unpaid',
    state: patent.state,
    set: { paidAt: null, nextDue: null },
  })
  if (unpaid.state === 1) await cancelAcceptance(ctx, unpaid)
}

/** The order ended without money, or was paid back: so does an application that is still open. */
const endWithOrder = async (ctx: Told, { businessSn, orderNo, reason }: OrderClosed): Promise<void> => {
  if (businessSn === null) return
  const patent = await lockPatent(ctx, businessSn)
  if (patent.orderNo !== orderNo || patentStateAfter(patent.state, 'endWithOrder') === null) return
  const closeReason = reason === 'refunded' ? orderEndReasons.refunded : orderEndReasons.unpaid
  await takeStep(ctx, patent, {
    act: 'endWithOrder',
    set: { closeReason, endTime: ctx.now(), nextDue: null },
    changes: [{ label: '关闭原因', before: null, after: closeReason }],
  })
  await cancelAcceptance(ctx, patent)
}

const inTransaction = (ctx: JobCtx, react: (inside: Told) => Promise<void>): Promise<void> =>
  ctx.db.transaction((tx) => react({ ...ctx, db: tx, actor: null }))

export const orderListeners: Listener[] = [
  {
    event: 'order.paid',
    name: 'patents.order-paid',
    react: async (ctx, data, { at }) => {
      const told = data as OrderEvent
      if (isOurs(told)) await inTransaction(ctx, (inside) => markPaid(inside, told, at))
    },
  },
  {
    event: 'order.unsettled',
    name: 'patents.order-unsettled',
    react: async (ctx, data) => {
      const told = data as OrderEvent
      if (isOurs(told)) await inTransaction(ctx, (inside) => markUnpaid(inside, told))
    },
  },
  {
    event: 'order.closed',
    name: 'patents.order-closed',
    react: async (ctx, data) => {
      const told = data as OrderClosed
      if (isOurs(told)) await inTransaction(ctx, (inside) => endWithOrder(inside, told))
    },
  },
]
