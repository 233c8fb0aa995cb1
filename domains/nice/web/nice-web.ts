import type { WebDomain } from '@portal/platform/web'
import { niceSearchPath } from './nice-path.ts'

const title = '商品分类查询'

/** The page of the classification in the portal; the picker is a part that forms of other domains hold. */
export const niceWeb: WebDomain = {
  name: 'nice',
  searchTools: [
    {
      to: niceSearchPath,
      title,
      text: '查商品和服务属于哪一类、哪个类似群',
      icon: 'list',
      sort: 10,
    },
  ],
  help: [
    {
      key: 'niceSearch',
      title,
      about: niceSearchPath,
      icon: 'list',
      sort: 91,
      text: '商品和服务怎么分类，类别和小项怎么选',
      load: async () => (await import('./help/nice-topic.ts')).niceTopic,
    },
  ],
  portal: [
    {
      path: 'niceSearch',
      title,
      sort: 92,
      load: async () => ({ Component: (await import('./search/nice-search-page.tsx')).NiceSearchPage }),
    },
  ],
}
