import type { AdminRoute } from '@portal/platform/web'
import { deskRightPath, deskRightsPath } from '../contract/paths.ts'

/** The pages that rights bring to the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: deskRightsPath,
    title: '权利核对',
    purview: 'requests.rights',
    load: async () => ({ Component: (await import('./desk/desk-rights-page.tsx')).DeskRightsPage }),
  },
  {
    path: deskRightPath(':id'),
    title: '核对一项权利',
    purview: 'requests.rights',
    load: async () => ({ Component: (await import('./desk/desk-right-page.tsx')).DeskRightPage }),
  },
]
