import type { NoticeEntry } from '@portal/platform/server'
import { moneyHouseLabels } from '../../contract/ways.ts'
import type { PaymentUnclaimed } from './take-payment.ts'

/** Who hears of money that a gateway took and no order waits for. */
export const paymentNotices: readonly NoticeEntry[] = [
  {
    event: 'payment.unclaimed',
    name: '有款项待认领',
    to: 'staff',
    holding: 'orders.receipts',
    text: '有一笔到账与订单不符，请核对。',
    words: async (_ctx, { house, why }: PaymentUnclaimed) => `${moneyHouseLabels[house]}到账与订单不符：${why}`,
    link: () => '/admin.html#/receipts',
  },
]
