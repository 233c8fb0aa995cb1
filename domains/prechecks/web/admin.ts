import type { AdminRoute } from '@portal/platform/web'
import { precisionPath } from '../contract/paths.ts'

/** The page that pre-checks bring to the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: precisionPath,
    title: '预审准确率',
    purview: 'system.precheckPrecision',
    load: async () => ({ Component: (await import('./desk/precision-page.tsx')).PrecisionPage }),
  },
]
