import type { ActorCtx, DemonstrationPeople, JobCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { type Fen, fen, fenOf } from '../../contract/money.ts'
import { askForInvoice, bringInvoice, bringRedLetter } from '../invoices/demonstrate-invoices.ts'
import { refuseInvoice } from '../invoices/settle-invoice.ts'
import { closeOrder } from '../order/close-order.ts'
import { type Order, orders } from '../order/order.table.ts'
import { lockOrder } from '../order/order-steps.ts'
import { getOrder } from '../order/own-order.ts'
import { completeLocked } from '../order/service-acts.ts'
import { identities } from '../receipts/receipt-identity.ts'
import { storeReceipts } from '../receipts/store-receipts.ts'
import { askRefund } from '../refunds/ask-refund.ts'
import { approveRefund, rejectRefund } from '../refunds/settle-refund.ts'
import { payAtSeed } from '../ways/demonstration/pay-at-seed.ts'
import { makeOrder } from './make-order.ts'

type SeedCtx = JobCtx & Pick<ActorCtx, 'actor'>
/** The same database as the customer and as a member of staff, in one transaction. */
type Stage = { staff: SeedCtx; customer: SeedCtx }

const price = '880.00'

const dearPrice = '1680.00'

const place = async ({ staff, customer }: Stage, title: string, unitPrice = price): Promise<Order> => {
  const { orderNo } = await makeOrder(staff, {
    body: {
      customer: customer.actor.userId,
      title: `演示 · ${title}`,
      businessSn: '',
      lines: [{ name: `演示 · ${title}`, kind: 'service', quantity: 1, unitPrice }],
      reason: '演示订单',
    },
  })
  return getOrder(staff, orderNo)
}

const pay = async ({ staff }: Stage, order: Order): Promise<Order> => {
  await payAtSeed(staff, order.orderNo)
  return getOrder(staff, order.orderNo)
}

/** A line of the bank, which finds its order by the note in its text, or none. */
const receive = async ({ staff }: Stage, amount: Fen, text: string): Promise<void> => {
  const line = { at: staff.now(), amount, payerName: '演示付款人', payerAccount: null, text, bankSerial: null }
  const identity = identities(staff.config)(line)
  await storeReceipts(staff, [{ ...line, identity, line: null }], { importId: null, actorId: staff.actor.userId })
}

const ask = async (stage: Stage, { orderNo }: Order): Promise<{ params: { refundNo: string } }> => {
  const { refundNo } = await askRefund(stage.customer, { params: { orderNo }, body: { reason: '演示：不再办理' } })
  return { params: { refundNo } }
}

/** Orders of one customer in every state, each brought there by what customers and staff do. */
const stories: readonly ((stage: Stage) => Promise<unknown>)[] = [
  (stage) => place(stage, '材料翻译（待付款）'),
  async (stage) => {
    const order = await place(stage, '公证代办（收到部分款项）')
    await receive(stage, fen(order.amount - fenOf('80.00')), `货款 ${order.remittanceNote}`)
  },
  async (stage) => pay(stage, await place(stage, '加急办理（已付款）')),
  async (stage) => {
    const { id } = await pay(stage, await place(stage, '检索报告（已完成）'))
    await completeLocked(stage.staff, await lockOrder(stage.staff, id), stage.staff.actor.userId)
  },
  async (stage) => {
    const { id } = await place(stage, '重复下单（已关闭）')
    const { userId } = stage.staff.actor
    await closeOrder(stage.staff, id, { reason: 'closed', actorId: userId, note: '演示：客户重复下单' })
  },
  async (stage) => ask(stage, await pay(stage, await place(stage, '商标查询（申请退款）'))),
  async (stage) => {
    const asked = await ask(stage, await pay(stage, await place(stage, '大额服务（退款待复核）', dearPrice)))
    await approveRefund(stage.staff, { ...asked, body: { note: '' } })
  },
  async (stage) => {
    const order = await place(stage, '材料邮寄（退款中）')
    await receive(stage, order.amount, order.remittanceNote)
    await approveRefund(stage.staff, { ...(await ask(stage, order)), body: { note: '' } })
  },
  async (stage) => {
    const asked = await ask(stage, await pay(stage, await place(stage, '费用减免咨询（已退款）')))
    await approveRefund(stage.staff, { ...asked, body: { note: '' } })
  },
  async (stage) => {
    const asked = await ask(stage, await pay(stage, await place(stage, '资料整理（退款被拒）')))
    await rejectRefund(stage.staff, { ...asked, body: { reason: '演示：服务已经完成' } })
  },
  async (stage) => askForInvoice(stage.customer, await pay(stage, await place(stage, '年度检索（待开票）'))),
  async (stage) => {
    const asked = await askForInvoice(stage.customer, await pay(stage, await place(stage, '顾问服务（发票未能开具）')))
    await refuseInvoice(stage.staff, { ...asked, body: { reason: '演示：抬头与付款人不符' } })
  },
  async (stage) => {
    const order = await pay(stage, await place(stage, '商标监测（已开票）'))
    await bringInvoice(stage.staff, await askForInvoice(stage.customer, order))
  },
  async (stage) => {
    const order = await pay(stage, await place(stage, '续展提醒（待红冲）'))
    await bringInvoice(stage.staff, await askForInvoice(stage.customer, order))
    await ask(stage, order)
  },
  async (stage) => {
    const order = await pay(stage, await place(stage, '翻译校对（已红冲）'))
    const invoice = await askForInvoice(stage.customer, order)
    await bringInvoice(stage.staff, invoice)
    const refund = await ask(stage, order)
    await bringRedLetter(stage.staff, invoice)
    await approveRefund(stage.staff, { ...refund, body: { note: '' } })
  },
  (stage) => receive(stage, fenOf('66.00'), '演示：没有附言的汇款'),
]

/** Whether this portal shows orders already. */
const hasOrders = async (ctx: Pick<JobCtx, 'db'>): Promise<boolean> =>
  (await ctx.db.$count(orders, eq(orders.service, 'manual'))) > 0

/** Orders in every state, a part-paid transfer, a receipt that nobody claims and refunds, all marked as a demonstration. */
export const seedOrders = async (ctx: JobCtx, people: DemonstrationPeople): Promise<void> => {
  if (await hasOrders(ctx)) return
  for (const story of stories) {
    await ctx.db.transaction((tx) => {
      const inside = { ...ctx, db: tx }
      return story({
        staff: { ...inside, actor: { userId: people.staff } },
        customer: { ...inside, actor: { userId: people.customer } },
      })
    })
  }
}
