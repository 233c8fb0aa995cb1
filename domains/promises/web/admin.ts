import type { AdminRoute } from '@portal/platform/web'

/** The pages that promises bring to the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/promises',
    title: '服务时间与时限',
    purview: 'system.promises',
    load: async () => ({ Component: (await import('./promise-settings-page.tsx')).PromiseSettingsPage }),
  },
]
