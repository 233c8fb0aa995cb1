import type { Handlers, Purview } from '@portal/platform/server'
import type { refundsApi } from '../../contract/refunds/refund-endpoints.ts'
import { askRefund, beginRefundForOwner } from './ask-refund.ts'
import { listRefunds } from './list-refunds.ts'
import { recordPart } from './record-part.ts'
import { approveRefund, confirmRefund, payRefundOffline, rejectRefund, returnRefund } from './settle-refund.ts'

export const refundHandlers: Handlers<typeof refundsApi> = {
  ask: askRefund,
  begin: beginRefundForOwner,
  list: listRefunds,
  approve: approveRefund,
  confirm: confirmRefund,
  return: returnRefund,
  reject: rejectRefund,
  offline: payRefundOffline,
  record: recordPart,
}

/** The entry of refunds in the menu of the back office. */
export const refundPurviews: readonly Purview[] = [
  {
    name: '订单与收款',
    icon: 'chart',
    access: 'orders',
    path: '',
    sort: 25,
    children: [
      {
        name: '退款',
        icon: 'refresh',
        access: 'orders.refunds',
        path: '/refunds',
        sort: 30,
        permission: 'orders.refunds',
      },
    ],
  },
]
