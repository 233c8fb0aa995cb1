import type { AdminRoute } from '@portal/platform/web'

const editions = 'trademarks.editions'
const industries = 'trademarks.industries'

/** The pages of the classification in the back office: its editions, and what industries are offered. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/nice-editions',
    title: '分类版本',
    purview: editions,
    load: async () => ({ Component: (await import('./desk/editions-page.tsx')).EditionsPage }),
  },
  {
    path: '/nice-editions/:edition',
    title: '一个版本',
    purview: editions,
    load: async () => ({ Component: (await import('./desk/edition-page.tsx')).EditionPage }),
  },
  {
    path: '/nice-industries',
    title: '行业推荐',
    purview: industries,
    load: async () => ({ Component: (await import('./desk/industries-page.tsx')).IndustriesPage }),
  },
]
