import type { WebDomain } from '@portal/platform/web'

/**
 * This stands in a module of its own, not in the package's `index.ts`, so that the list of domains does not load the other
 * parts of this domain.
 */
export const filesWeb: WebDomain = {
  name: 'files',
  portal: [
    {
      path: 'phone/:ticket',
      title: '用手机上传',
      sort: 0,
      bare: true,
      load: async () => ({ Component: (await import('./phone-page.tsx')).PhonePage }),
    },
  ],
}
