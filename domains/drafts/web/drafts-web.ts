import type { WebDomain } from '@portal/platform/web'

/** Apart from the door, so that whoever lists the domain does not load its parts. */
export const draftsWeb: WebDomain = {
  name: 'drafts',
  portal: [
    {
      path: 'drafts',
      title: '我的草稿',
      sort: 904,
      needsSession: true,
      load: async () => ({ Component: (await import('./drafts-page.tsx')).DraftsPage }),
    },
  ],
}
