import type { NewsCategory } from '../../contract/categories.ts'
import { cardClass, NewsCard, NewsCards } from '../list/news-cards.tsx'
import { NewsShell } from '../list/news-list.tsx'
import { CoverFrame, tagMarks } from './cover-frame.tsx'

const nothing = () => undefined

/** The first view of the list of a category. */
export const listFrame = (categoryId: NewsCategory) =>
  function ListFrame() {
    return (
      <NewsShell wanted={{ categoryId, keyword: '', tag: '', page: 1, size: 10 }} onWant={nothing} used={[]}>
        <p className="sr-only">共 __page.totalCount__ 篇</p>
        <NewsCards layout="list">
          <li className={cardClass} data-first-row="">
            <NewsCard
              item={{ id: '__id__', categoryId, title: '__title__' }}
              cover={<CoverFrame size="card" />}
              tags={tagMarks}
              on={{ day: '__publishDate.day__', brief: '__publishDate.brief__' }}
              minutes="__minutes__"
              words="__summary__"
              keyword=""
            />
          </li>
        </NewsCards>
      </NewsShell>
    )
  }
