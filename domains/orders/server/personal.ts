import { copyRows, countOwned, type PersonalSource } from '@portal/platform/server'
import { eq, inArray } from 'drizzle-orm'
import { invoices } from './invoices/invoice.table.ts'
import { orders } from './order/order.table.ts'
import { refunds } from './refunds/refund.table.ts'

/** What this domain keeps of a person. */
export const ordersPersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '订单',
      rows: await copyRows(ctx, orders, {
        where: eq(orders.ownerId, userId),
        fields: [
          'orderNo',
          'service',
          'businessSn',
          'title',
          'state',
          'closeReason',
          'amount',
          'paid',
          'refunded',
          'remittanceNote',
          'createTime',
          'payTime',
          'completedAt',
          'closedAt',
        ],
      }),
    },
    {
      name: '发票',
      rows: await copyRows(ctx, invoices, {
        where: inArray(
          invoices.orderId,
          ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.ownerId, userId)),
        ),
        fields: [
          'state',
          'invoiceType',
          'subjectType',
          'title',
          'taxNo',
          'address',
          'phone',
          'bankName',
          'bankAccount',
          'email',
          'amount',
          'number',
          'issuedOn',
          'createTime',
        ],
      }),
    },
  ],
  counts: async ({ db }, userId) => {
    const { id, orderNo: name, createTime: newest, ownerId } = orders
    const isTheirs = eq(ownerId, userId)
    const found = await countOwned(db, {
      ...{ from: orders, where: isTheirs, open: inArray(orders.state, [0, 1]), newest, name },
    })
    const back = await countOwned(db, {
      ...{ from: refunds, newest: refunds.createTime, name: refunds.refundNo, open: inArray(refunds.state, [0, 1]) },
      where: inArray(refunds.orderId, db.select({ id }).from(orders).where(isTheirs)),
    })
    return [
      {
        ...{ key: 'orders', name: '订单', permission: 'orders.read' },
        ...found,
        newest: found.newest.map((orderNo) => ({ name: orderNo, link: `/orders/${orderNo}` })),
      },
      {
        ...{ key: 'refunds', name: '退款', permission: 'orders.refunds' },
        ...back,
        newest: back.newest.map((refundNo) => ({ name: refundNo, link: `/refunds/${refundNo}` })),
      },
    ]
  },
}
