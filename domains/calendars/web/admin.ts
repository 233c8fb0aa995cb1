import type { AdminRoute } from '@portal/platform/web'

/** The page that calendars bring to the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/calendars',
    title: '工作日历',
    purview: 'system.calendars',
    load: async () => ({ Component: (await import('./calendars-page.tsx')).CalendarsPage }),
  },
]
