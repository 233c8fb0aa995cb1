import type { AdminRoute } from '@portal/platform/web'

const purview = 'content.recordals'

/** The pages of this domain in the back office, where staff hand in lists of recordals and follow their imports. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/recordal-imports',
    title: '海关备案数据',
    purview,
    load: async () => ({ Component: (await import('./desk/recordal-imports.tsx')).RecordalImportsPage }),
  },
  {
    path: '/recordal-imports/:id',
    title: '一次导入',
    purview,
    load: async () => ({ Component: (await import('./desk/recordal-imports.tsx')).RecordalImportPage }),
  },
]
