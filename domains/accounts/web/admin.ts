import type { AdminRoute } from '@portal/platform/web'

/** The pages that accounts bring to the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/users',
    title: '用户列表',
    purview: 'accounts.users',
    load: async () => ({ Component: (await import('./users/users-page.tsx')).UsersPage }),
  },
  {
    path: '/users/:id',
    title: '用户详情',
    purview: 'accounts.users',
    load: async () => ({ Component: (await import('./users/user-page.tsx')).UserPage }),
  },
  {
    path: '/users/:id/access',
    title: '权限',
    purview: 'accounts.roles',
    load: async () => ({ Component: (await import('./roles/access-page.tsx')).AccessPage }),
  },
  {
    path: '/roles',
    title: '角色与权限',
    purview: 'accounts.roles',
    load: async () => ({ Component: (await import('./roles/roles-page.tsx')).RolesPage }),
  },
]
