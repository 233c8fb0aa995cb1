import type { AdminRoute } from '@portal/platform/web'

/** The page of trademarks in the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/madrid-members',
    title: '马德里成员',
    purview: 'trademarks.madrid',
    load: async () => ({ Component: (await import('./desk/members-page.tsx')).MembersPage }),
  },
]
