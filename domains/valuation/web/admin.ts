import type { AdminRoute } from '@portal/platform/web'

const purview = 'valuation.parameters'

/** The pages of the model in the back office: cohorts and validations. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/valuation-model/cohorts',
    title: '对照组',
    purview,
    load: async () => ({ Component: (await import('./desk/cohorts-page.tsx')).CohortsPage }),
  },
  {
    path: '/valuation-model/cohorts/:version',
    title: '一个对照组',
    purview,
    load: async () => ({ Component: (await import('./desk/cohort-page.tsx')).CohortPage }),
  },
  {
    path: '/valuation-model/validations',
    title: '模型验证',
    purview,
    load: async () => ({ Component: (await import('./desk/validations-page.tsx')).ValidationsPage }),
  },
]
