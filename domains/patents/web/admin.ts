import type { AdminRoute } from '@portal/platform/web'

/** The pages that patents bring to the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/patentApplications',
    title: '专利申请',
    purview: 'requests.patents',
    load: async () => ({ Component: (await import('./desk/queue-page.tsx')).QueuePage }),
  },
  {
    path: '/patentApplications/:businessSn',
    title: '专利申请详情',
    purview: 'requests.patents',
    load: async () => ({ Component: (await import('./desk/desk-detail-page.tsx')).DeskDetailPage }),
  },
]
