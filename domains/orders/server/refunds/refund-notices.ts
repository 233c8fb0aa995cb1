import type { NoticeEntry } from '@portal/platform/server'
import { naming, owner, ownPage } from '../notices.ts'
import type { OrderRefunded } from './finish-part.ts'

const atDesk = ({ refundNo }: { refundNo: string }): string => `/admin.html#/refunds/${refundNo}`

/** Whom the events of a refund concern. No notice tells an amount. */
export const refundNotices: readonly NoticeEntry[] = [
  {
    event: 'refund.asked',
    name: '客户申请退款',
    to: 'staff',
    holding: 'orders.refunds',
    text: '有一笔退款等待受理。',
    words: naming(() => '退款待受理'),
    link: atDesk,
  },
  {
    event: 'refund.pending',
    name: '退款待复核',
    to: 'staff',
    holding: 'orders.refunds',
    text: '有一笔退款等待复核。',
    words: naming(() => '退款待复核'),
    link: atDesk,
  },
  {
    event: 'refund.rejected',
    name: '退款申请有答复',
    to: owner,
    text: '您的一笔退款申请有了答复，请查看。',
    words: naming(() => '退款未通过，请查看说明'),
    link: ownPage,
  },
  {
    event: 'order.refunded',
    name: '退款已完成',
    // An order that ended with its refund says so by its own notice.
    to: ({ closed, ownerId }: OrderRefunded): string | null => (closed ? null : ownerId),
    text: '您的一笔退款已退回，请查看。',
    words: naming(() => '退款已退回'),
    link: ownPage,
  },
]
