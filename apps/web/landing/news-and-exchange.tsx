import { LatestNews } from '@portal/news/web'
import type { Catalogue } from '../catalogue.ts'
import { Exchange, hasExchange } from './exchange.tsx'
import css from './news-and-exchange.module.css'
import section from './section.module.css'

/** What is new, and whom to ask. Both come from calls: their places are as high as what will stand in them. */
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
