import type { NoticeEntry, WordsCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { closeReasonLabels } from '../contract/order-states.ts'
import { publicOrderTitle } from '../contract/order-title.ts'
import { deskOrderPath, orderPath } from '../contract/paths.ts'
import { orders } from './order/order.table.ts'
import type { OrderClosed, OrderEvent } from './order/order-steps.ts'

export const owner = ({ ownerId }: OrderEvent): string => ownerId
export const ownPage = ({ orderNo }: OrderEvent): string => `/#${orderPath(orderNo)}`
const atDesk = ({ orderNo }: OrderEvent): string => `/admin.html#${deskOrderPath(orderNo)}`

/** Names the order to which something happened: 专利申请：已付款（DD20261120000001）. */
export const naming =
  <Data extends OrderEvent>(happening: (data: Data) => string) =>
  async ({ db }: WordsCtx, data: Data): Promise<string | null> => {
    const [order] = await db.select().from(orders).where(eq(orders.orderNo, data.orderNo))
    return order ? `${publicOrderTitle(order)}：${happening(data)}（${order.orderNo}）` : null
  }

/** Whom the events of an order concern. No notice tells an amount. */
export const orderNotices: readonly NoticeEntry[] = [
  {
    event: 'order.placed',
    name: '订单待付款',
    to: owner,
    text: '您有一个新的订单待付款，请查看。',
    words: naming(() => '已提交，请付款'),
    link: ownPage,
  },
  {
    event: 'order.due_soon',
    name: '订单即将到期',
    to: owner,
    text: '您有一个订单即将到期，请尽快付款。',
    words: naming(() => '即将到期，请尽快付款'),
    link: ownPage,
  },
  {
    event: 'order.paid',
    name: '订单已付款',
    to: owner,
    text: '您的一个订单已付款，请查看。',
    words: naming(() => '已付款，有进展会通知您'),
    link: ownPage,
  },
  {
    event: 'order.paid_for_desk',
    name: '客户已付款',
    to: 'staff',
    holding: 'orders.read',
    text: '有一个订单已付款，等待办理。',
    words: naming(() => '客户已付款，等待办理'),
    link: atDesk,
  },
  {
    event: 'order.unsettled',
    name: '订单恢复待付款',
    to: owner,
    text: '您的一个订单有更正，请查看。',
    words: naming(() => '收款认领已更正，恢复待付款'),
    link: ownPage,
  },
  {
    event: 'order.closed',
    name: '订单已关闭',
    // Who closed it himself knows.
    to: ({ reason, ownerId }: OrderClosed): string | null => (reason === 'cancelled' ? null : ownerId),
    text: '您的一个订单已关闭，请查看。',
    words: naming(({ reason }: OrderClosed) => `已关闭：${closeReasonLabels[reason]}`),
    link: ownPage,
  },
  {
    event: 'order.completed',
    name: '订单已完成',
    to: owner,
    text: '您的一个订单已完成，请查看。',
    words: naming(() => '已完成'),
    link: ownPage,
  },
]
