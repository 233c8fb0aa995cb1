import type { WebDomain } from '@portal/platform/web'

/** Two pages: what is promised and kept, for everybody, and the settings, for the top administrator. */
export const promisesWeb: WebDomain = {
  name: 'promises',
  portal: [
    {
      path: 'servicePromises',
      title: '服务时限与兑现情况',
      sort: 920,
      inFooter: '服务时限',
      load: async () => ({ Component: (await import('./service-promises-page.tsx')).ServicePromisesPage }),
    },
  ],
}
