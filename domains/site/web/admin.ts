import type { AdminRoute } from '@portal/platform/web'

/** The pages that it brings to the back office: banners, outside links and texts. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/banners',
    title: '首页横幅',
    purview: 'content.banners',
    load: async () => ({ Component: (await import('./desk/banners-page.tsx')).BannersPage }),
  },
  {
    path: '/links',
    title: '外部链接',
    purview: 'content.links',
    load: async () => ({ Component: (await import('./desk/links-page.tsx')).LinksPage }),
  },
  {
    path: '/texts',
    title: '文本',
    purview: 'content.texts',
    load: async () => ({ Component: (await import('./desk/texts-page.tsx')).TextsPage }),
  },
  {
    path: '/texts/:key',
    title: '文本',
    purview: 'content.texts',
    load: async () => ({ Component: (await import('./desk/texts-page.tsx')).TextsPage }),
  },
]
