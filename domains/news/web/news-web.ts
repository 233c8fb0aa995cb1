import type { WebDomain } from '@portal/platform/web'

export const newsWeb: WebDomain = {
  name: 'news',
  foundCover: async () => ({ Component: (await import('./cover/found-cover.tsx')).FoundCover }),
  help: [
    {
      key: 'newList',
      title: '合规资讯',
      about: '/home/newList',
      icon: 'book',
      sort: 43,
      text: '怎么查资讯、怎么看来源',
      load: async () => (await import('./help/news-topic.ts')).newsTopic,
    },
  ],
  portal: [
    {
      path: 'newList',
      title: '合规资讯',
      sort: 810,
      inMenu: '合规资讯',
      asks: [
        '/cms/api/directive/contentAttribute?id={isdetail}',
        '/cms/api/directive/contentList?categoryId={activeName=37}&pageIndex={page=1}&count={size=10}{!keyword}{!tag}',
      ],
      load: async () => {
        const { NewsPage, prepareNewsPage } = await import('./news-page.tsx')
        await prepareNewsPage(location.hash)
        return { Component: NewsPage }
      },
    },
  ],
}
