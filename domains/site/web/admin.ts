import type { AdminRoute } from '@portal/platform/web'

/** The pages that it brings to the back office: banners, outside links and the log of outages. */
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
    path: '/outages',
    title: '故障记录',
    purview: 'system.outages',
    load: async () => ({ Component: (await import('./desk/outages-page.tsx')).OutagesPage }),
  },
]
