import type { AdminRoute } from '@portal/platform/web'

const purview = 'news.articles'

/** The pages of this domain in the back office. */
export const adminPages: readonly AdminRoute[] = [
  {
    path: '/articles',
    title: '文章',
    purview,
    load: async () => ({ Component: (await import('./admin/articles-page.tsx')).ArticlesPage }),
  },
  {
    path: '/articles/new',
    title: '新建文章',
    purview,
    load: async () => ({ Component: (await import('./admin/article-page.tsx')).NewArticlePage }),
  },
  {
    path: '/articles/:id',
    title: '编辑文章',
    purview,
    load: async () => ({ Component: (await import('./admin/article-page.tsx')).ArticlePage }),
  },
  {
    path: '/articles/:id/versions',
    title: '版本记录',
    purview,
    load: async () => ({ Component: (await import('./versions/versions-page.tsx')).VersionsPage }),
  },
]
