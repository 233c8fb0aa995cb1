import type { AdminRoute } from '@portal/platform/web'

/** The pages of this domain in the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/receipts',
    title: '收款认领',
    purview: 'orders.receipts',
    load: async () => ({ Component: (await import('./desk/receipts/receipts-page.tsx')).ReceiptsPage }),
  },
]
