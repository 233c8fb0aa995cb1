import type { WebDomain } from '@portal/platform/web'
import { rightsPath } from '../contract/paths.ts'

export const rightsWeb: WebDomain = {
  name: 'rights',
  portal: [
    {
      path: rightsPath.slice('/home/'.length),
      title: '权利台账',
      sort: 903,
      needsSession: true,
      load: async () => ({ Component: (await import('./rights-page.tsx')).RightsPage }),
    },
  ],
}
