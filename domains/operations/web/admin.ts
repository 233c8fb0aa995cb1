import type { AdminRoute } from '@portal/platform/web'

/** The pages that it brings to the back office: how the portal is doing, when it could not be used, and maintenance. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/health',
    title: '运行状态',
    purview: 'system.health',
    load: async () => ({ Component: (await import('./health-page.tsx')).HealthPage }),
  },
  {
    path: '/outages',
    title: '故障记录',
    purview: 'system.outages',
    load: async () => ({ Component: (await import('./outages-page.tsx')).OutagesPage }),
  },
  {
    path: '/maintenance',
    title: '维护公告',
    purview: 'system.maintenance',
    load: async () => ({ Component: (await import('./maintenance-page.tsx')).MaintenancePage }),
  },
]
