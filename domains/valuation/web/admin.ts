import type { AdminRoute } from '@portal/platform/web'
import { cohortsPath, newVersionPath, validationsPath, versionsPath } from '../contract/model-paths.ts'

const purview = 'valuation.parameters'

/** The pages of the model in the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: versionsPath,
    title: '评估模型',
    purview,
    load: async () => ({ Component: (await import('./desk/parameters/versions-page.tsx')).VersionsPage }),
  },
  {
    path: newVersionPath,
    title: '新的参数版本',
    purview,
    load: async () => ({ Component: (await import('./desk/parameters/new-version-page.tsx')).NewVersionPage }),
  },
  {
    path: '/valuation-model/parameters/:version',
    title: '参数版本',
    purview,
    load: async () => ({ Component: (await import('./desk/parameters/version-page.tsx')).VersionPage }),
  },
  {
    path: cohortsPath,
    title: '对照组',
    purview,
    load: async () => ({ Component: (await import('./desk/cohorts-page.tsx')).CohortsPage }),
  },
  {
    path: `${cohortsPath}/:version`,
    title: '一个对照组',
    purview,
    load: async () => ({ Component: (await import('./desk/cohort-page.tsx')).CohortPage }),
  },
  {
    path: validationsPath,
    title: '模型验证',
    purview,
    load: async () => ({ Component: (await import('./desk/validations-page.tsx')).ValidationsPage }),
  },
]
