import type { WebDomain } from '@portal/platform/web'

export const favouritesWeb: WebDomain = {
  name: 'favourites',
  keeper: async () => ({ Component: (await import('./star.tsx')).Star }),
  portal: [
    {
      path: 'favourites',
      title: '我的收藏',
      sort: 905,
      needsSession: true,
      inStrip: { text: '我的收藏', icon: 'star' },
      load: async () => ({ Component: (await import('./favourites-page.tsx')).FavouritesPage }),
    },
  ],
}
