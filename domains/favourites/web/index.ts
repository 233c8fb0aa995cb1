import type { LoadPart, WebDomain } from '@portal/platform/web'
import type { StarProps } from './star.tsx'

export type { StarProps } from './star.tsx'

/** The star, which comes after the page that it stands on. */
export const loadStar: LoadPart<StarProps> = async () => ({ Component: (await import('./star.tsx')).Star })

export const favouritesWeb: WebDomain = {
  name: 'favourites',
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
