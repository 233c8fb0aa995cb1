import type { AdminRoute } from '@portal/platform/web'

/** The pages of known marks in the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/mark-imports',
    title: '商标数据',
    purview: 'trademarks.marks',
    load: async () => ({ Component: (await import('./desk/mark-imports.tsx')).MarkImportsPage }),
  },
  {
    path: '/mark-imports/:id',
    title: '一次导入',
    purview: 'trademarks.marks',
    load: async () => ({ Component: (await import('./desk/mark-imports.tsx')).MarkImportPage }),
  },
  {
    path: '/sign-rules',
    title: '提示词',
    purview: 'trademarks.signRules',
    load: async () => ({ Component: (await import('./desk/sign-rules-page.tsx')).SignRulesPage }),
  },
]
