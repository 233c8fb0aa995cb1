import type { AdminRoute } from '@portal/platform/web'

/** The pages of this domain in the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/messages',
    title: '留言咨询',
    purview: 'interaction.messages',
    inBar: { text: '留言', icon: 'chat', sort: 30 },
    load: async () => ({ Component: (await import('./desk/desk-list-page.tsx')).DeskListPage }),
  },
  {
    path: '/messages/:id',
    title: '留言详情',
    purview: 'interaction.messages',
    load: async () => ({ Component: (await import('./desk/desk-message-page.tsx')).DeskMessagePage }),
  },
]
