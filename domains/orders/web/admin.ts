import type { AdminRoute } from '@portal/platform/web'

/** The pages of this domain in the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/orders',
    title: '订单',
    purview: 'orders.orders',
    load: async () => ({ Component: (await import('./desk/orders/orders-page.tsx')).OrdersPage }),
  },
  {
    path: '/orders/:orderNo',
    title: '订单详情',
    purview: 'orders.orders',
    load: async () => ({ Component: (await import('./desk/orders/order-page.tsx')).OrderPage }),
  },
  {
    path: '/ledger',
    title: '账簿',
    purview: 'orders.ledger',
    load: async () => ({ Component: (await import('./desk/books/ledger-page.tsx')).LedgerPage }),
  },
  {
    path: '/fees',
    title: '价格表',
    purview: 'orders.fees',
    load: async () => ({ Component: (await import('./desk/fees/fees-page.tsx')).FeesPage }),
  },
  {
    path: '/orderFigures',
    title: '统计',
    purview: 'orders.figures',
    load: async () => ({ Component: (await import('./desk/figures/figures-page.tsx')).OrderFiguresPage }),
  },
  {
    path: '/orderSettings',
    title: '收款设置',
    purview: 'orders.settings',
    load: async () => ({ Component: (await import('./desk/books/settings-page.tsx')).OrderSettingsPage }),
  },
  {
    path: '/receipts',
    title: '收款认领',
    purview: 'orders.receipts',
    load: async () => ({ Component: (await import('./desk/receipts/receipts-page.tsx')).ReceiptsPage }),
  },
  {
    path: '/reconciliation',
    title: '对账',
    purview: 'orders.reconciliation',
    load: async () => ({ Component: (await import('./desk/reconciliation/days-page.tsx')).ReconciliationPage }),
  },
  {
    path: '/reconciliation/:day',
    title: '一天的对账',
    purview: 'orders.reconciliation',
    load: async () => ({ Component: (await import('./desk/reconciliation/day-page.tsx')).ReconciliationDayPage }),
  },
  {
    path: '/refunds',
    title: '退款',
    purview: 'orders.refunds',
    load: async () => ({ Component: (await import('./desk/refunds/refunds-page.tsx')).RefundsPage }),
  },
  {
    path: '/refunds/:refundNo',
    title: '退款详情',
    purview: 'orders.refunds',
    load: async () => ({ Component: (await import('./desk/refunds/refund-page.tsx')).RefundPage }),
  },
  {
    path: '/invoices',
    title: '发票',
    purview: 'orders.invoices',
    load: async () => ({ Component: (await import('./desk/invoices/invoices-page.tsx')).InvoicesPage }),
  },
  {
    path: '/invoices/:id',
    title: '发票详情',
    purview: 'orders.invoices',
    load: async () => ({ Component: (await import('./desk/invoices/invoice-page.tsx')).InvoicePage }),
  },
]
