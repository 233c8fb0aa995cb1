import type { WebDomain } from '@portal/platform/web'

/** Promises in the portal: the page for everybody about what is promised and kept. The settings are in the back office. */
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
