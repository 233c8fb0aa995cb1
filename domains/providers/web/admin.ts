import type { AdminRoute } from '@portal/platform/web'
import { deskProviderPath, deskProvidersPath } from '../contract/paths.ts'

/** The pages that providers bring to the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: deskProvidersPath,
    title: '服务机构',
    purview: 'accounts.providers',
    load: async () => ({ Component: (await import('./desk/providers-page.tsx')).ProvidersPage }),
  },
  {
    path: deskProviderPath(':id'),
    title: '服务机构详情',
    purview: 'accounts.providers',
    load: async () => ({ Component: (await import('./desk/provider-page.tsx')).ProviderPage }),
  },
]
