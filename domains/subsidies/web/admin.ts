import type { AdminRoute } from '@portal/platform/web'

/** The pages of this domain in the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/subsidy-templates',
    title: '补贴材料清单',
    purview: 'evidence.subsidy',
    load: async () => ({ Component: (await import('./desk/templates-page.tsx')).TemplatesPage }),
  },
  {
    path: '/subsidy-templates/:id',
    title: '清单详情',
    purview: 'evidence.subsidy',
    load: async () => ({ Component: (await import('./desk/template-page.tsx')).TemplatePage }),
  },
]
