import type { WebDomain } from '@portal/platform/web'

const title = '期限计算'

/** The page on which everybody counts a deadline and users find their own; `id` in its query is one of these. */
export const deadlinesWeb: WebDomain = {
  name: 'deadlines',
  searchTools: [{ to: '/home/deadlines', title, text: '最后一天及算法', icon: 'search', sort: 12 }],
  portal: [
    {
      path: 'deadlines',
      title,
      sort: 93,
      load: async () => ({ Component: (await import('./own/deadlines-page.tsx')).DeadlinesPage }),
    },
  ],
}
