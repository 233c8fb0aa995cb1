import type { WebDomain } from '@portal/platform/web'

/** Apart from the door, so that whoever lists the domain does not load its parts. */
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
