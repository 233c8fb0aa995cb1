import type { AdminRoute } from '@portal/platform/web'

/** The pages of this domain in the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/evidence',
    title: '展会存证',
    purview: 'evidence.records',
    load: async () => ({ Component: (await import('./desk/desk-list-page.tsx')).DeskListPage }),
  },
  {
    path: '/evidence/:evidenceNo',
    title: '存证详情',
    purview: 'evidence.records',
    load: async () => ({ Component: (await import('./desk/desk-detail-page.tsx')).DeskDetailPage }),
  },
  {
    path: '/evidenceLog',
    title: '存证日志',
    purview: 'evidence.log',
    load: async () => ({ Component: (await import('./log/log-page.tsx')).LogPage }),
  },
]
