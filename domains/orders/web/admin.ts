import type { AdminRoute } from '@portal/platform/web'

/** The pages of this domain in the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/receipts',
    title: '收款认领',
    purview: 'orders.receipts',
    finds: '付款人、附言、流水号、订单编号或金额',
    load: async () => ({ Component: (await import('./desk/receipts/receipts-page.tsx')).ReceiptsPage }),
  },
  {
    path: '/refunds',
    title: '退款',
    purview: 'orders.refunds',
    finds: '退款编号、订单编号、名称',
    load: async () => ({ Component: (await import('./desk/refunds/refunds-page.tsx')).RefundsPage }),
  },
  {
    path: '/refunds/:refundNo',
    title: '退款详情',
    purview: 'orders.refunds',
    load: async () => ({ Component: (await import('./desk/refunds/refund-page.tsx')).RefundPage }),
  },
]
