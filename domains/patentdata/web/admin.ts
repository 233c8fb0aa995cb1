import type { AdminRoute } from '@portal/platform/web'

const purview = 'patents.imports'

/** The pages of patent data in the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/patent-imports',
    title: '专利数据',
    purview,
    load: async () => ({ Component: (await import('./desk/patent-imports.tsx')).PatentImportsPage }),
  },
  {
    path: '/patent-sources',
    title: '数据来源',
    purview,
    load: async () => ({ Component: (await import('./desk/sources-page.tsx')).SourcesPage }),
  },
  {
    path: '/patent-imports/:id',
    title: '一次导入',
    purview,
    load: async () => ({ Component: (await import('./desk/patent-imports.tsx')).PatentImportPage }),
  },
  {
    path: '/patent-records',
    title: '专利记录',
    purview,
    load: async () => ({ Component: (await import('./desk/patent-records.tsx')).PatentRecordsPage }),
  },
  {
    path: '/patent-records/:pn',
    title: '专利记录',
    purview,
    load: async () => ({ Component: (await import('./desk/patent-record.tsx')).PatentRecordPage }),
  },
]
