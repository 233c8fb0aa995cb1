import type { AdminRoute } from '@portal/platform/web'
import { domainPages } from './doors.ts'

const today: AdminRoute = {
  path: '/today',
  title: '今日工作',
  purview: 'today',
  inBar: { text: '今日', icon: 'home', sort: 10 },
  load: async () => ({ Component: (await import('./today-page.tsx')).TodayPage }),
}

/** All pages of the back office. */
export const adminPages: readonly AdminRoute[] = [today, ...domainPages]
