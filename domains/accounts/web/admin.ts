import type { AdminRoute } from '@portal/platform/web'

/** The pages that accounts bring to the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/users',
    title: '用户列表',
    purview: 'accounts.users',
    load: async () => ({ Component: (await import('./users-page.tsx')).UsersPage }),
  },
]
