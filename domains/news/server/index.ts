import { alsoHolding, bindRoutes, type ServerDomain } from '@portal/platform/server'
import { articlesApi, newsApi } from '../contract/endpoints.ts'
import { pictureFetchApi } from '../contract/picture-fetch.ts'
import { articleTitles } from './article-titles.ts'
import { articleSearch } from './desk-search.ts'
import { findArticles } from './find-articles.ts'
import { articleHandlers, newsHandlers } from './handlers.ts'
import { newsSettings } from './news.settings.ts'
import { permissions } from './permissions.ts'
import { fetchPicture } from './pictures/fetch-picture.ts'
import { articleRecord } from './record-article-act.ts'
import { newsJobs } from './settle-article.ts'

export { seedNews } from './seed-news.ts'

export const newsServer: ServerDomain = {
  name: 'news',
  settings: newsSettings,
  routes: [
    ...bindRoutes(newsApi, newsHandlers),
    ...bindRoutes(articlesApi, articleHandlers),
    ...bindRoutes(
      pictureFetchApi,
      { fetchPicture: (ctx, { body }) => fetchPicture(ctx, body.url) },
      { guards: { fetchPicture: alsoHolding('pictures') } },
    ),
  ],
  demonstrate: [
    {
      name: 'news',
      title: '资讯文章',
      run: async (ctx, people) => (await import('./seed-news.ts')).seedNews(ctx, people),
    },
  ],
  titles: { article: articleTitles },
  searches: [{ kind: 'news', find: findArticles }],
  records: [articleRecord],
  jobs: newsJobs,
  finds: [articleSearch],
  permissions,
  purviews: [
    {
      name: '内容管理',
      icon: 'edit',
      access: 'content',
      path: '',
      sort: 30,
      children: [
        {
          name: '文章',
          icon: 'book',
          access: 'news.articles',
          path: '/articles',
          sort: 10,
          permission: 'articles.write',
        },
      ],
    },
  ],
}
