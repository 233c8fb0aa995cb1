import { LatestNews } from '@portal/news/web'
import type { Catalogue } from '../catalogue.ts'
import { Exchange, hasExchange } from './exchange.tsx'
import css from './news-and-exchange.module.css'
import section from './section.module.css'

/** The news, and the section 互动交流. Both come from calls, so their places are kept as high as their content will be. */
export function NewsAndExchange({ pages, previews }: Pick<Catalogue, 'pages' | 'previews'>) {
  const hasNews = pages.has('/home/newList')
  const exchanges = hasExchange({ pages, previews })
  if (!hasNews && !exchanges) return null
  return (
    <div className={`wrap ${section.section} ${css.columns}`} data-alone={!hasNews || undefined}>
      {hasNews && <LatestNews />}
      {exchanges && <Exchange pages={pages} previews={previews} />}
    </div>
  )
}
