import type { AdminRoute } from '@portal/platform/web'

/** The pages of this domain in the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/audit',
    title: '审计日志',
    purview: 'audit.log',
    load: async () => ({ Component: (await import('./audit-page.tsx')).AuditPage }),
  },
]
