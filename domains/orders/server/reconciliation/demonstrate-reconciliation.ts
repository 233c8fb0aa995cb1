import { addDays, shanghaiDayOf } from '@portal/platform/contract'
import type { DemonstrationPeople, DemonstrationStep, JobCtx } from '@portal/platform/server'
import { fen } from '../../contract/money.ts'
import { makeOrder } from '../desk/make-order.ts'
import { getOrder } from '../order/own-order.ts'
import { type BillLine, sha256Of } from '../pay/bill.ts'
import { bookArrival } from '../pay/book-arrival.ts'
import { compareDay } from './compare-day.ts'
import { ensureBill, storeLines } from './store-bill.ts'

/** The orders of that day, and by how many fen the invented bill is off. */
const stories = [
  { title: '演示 · 商标变更（对账一致）', price: '880.00', off: 0n },
  { title: '演示 · 专利检索（账单多记 1 分）', price: '660.00', off: 1n },
] as const

/** So long ago that nothing else which a demonstration shows was paid then. */
const daysAgo = 60

/** A day on which the bill of the demonstration's money differs from ours by one fen. */
const seedDay = async (ctx: JobCtx, people: DemonstrationPeople): Promise<void> => {
  const house = 'demonstration'
  const day = addDays(shanghaiDayOf(ctx.now()), -daysAgo)
  const paidAt = new Date(`${day}T14:00:00+08:00`)
  const staff = { ...ctx, now: () => paidAt, actor: { userId: people.staff } }
  const lines: BillLine[] = []
  for (const { title, price, off } of stories) {
    const line = { name: title, kind: 'service' as const, quantity: 1, unitPrice: price }
    const { orderNo } = await makeOrder(staff, {
      body: { customer: people.customer, title, businessSn: '', lines: [line], reason: '演示对账' },
    })
    const { id, amount } = await getOrder(staff, orderNo)
    const tradeNo = `${orderNo}00`
    await bookArrival(staff, {
      ...{ house, tradeNo, orderId: id, paymentNo: null, amount, paidAt },
      source: 'demonstration',
    })
    lines.push({ kind: 'payment', tradeNo, paymentNo: tradeNo, amount: fen(amount + off), fee: fen(0), at: paidAt })
  }
  const sha256 = sha256Of(Buffer.from(lines.map(({ tradeNo, amount }) => `${tradeNo},${amount}`).join('\n')))
  await storeLines(ctx, await ensureBill(ctx, { day, house }), { sha256, lines })
  await compareDay(ctx, { day, house })
}

/** A day of reconciliation with a difference, marked as a demonstration: no gateway has such a bill. */
export const reconciliationDemonstration: DemonstrationStep = {
  name: 'orders.reconciliation',
  title: '演示对账',
  run: (ctx, people) => ctx.db.transaction((tx) => seedDay({ ...ctx, db: tx }, people)),
}
