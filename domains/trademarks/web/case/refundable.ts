import type { TrademarkDetail } from '../../contract/file/detail.ts'

type Orders = Pick<TrademarkDetail, 'order' | 'extraOrder'>
type Order = NonNullable<TrademarkDetail['order']>

const isPaid = (order: Order | null): order is Order => order?.state === 1 || order?.state === 2

/** The paid orders of an application, each with the words that lead to its refund. */
export const refundableOrders = ({ order, extraOrder }: Orders): { orderNo: string; label: string }[] => [
  ...(isPaid(order) ? [{ orderNo: order.orderNo, label: '申请退款' }] : []),
  ...(isPaid(extraOrder) ? [{ orderNo: extraOrder.orderNo, label: '申请退款（补缴费用）' }] : []),
]
