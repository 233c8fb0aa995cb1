import type { WebDomain } from '@portal/platform/web'

/**
 * This stands in a module of its own, not in the package's `index.ts`, so that the list of domains does not load the other
 * parts of this domain.
 */
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
