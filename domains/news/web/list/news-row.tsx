import type { NewsItem } from '../../contract/article.ts'
import { ArticleLink } from '../article-link.tsx'
import { Marked } from './marked.tsx'
import styles from './news-list.module.css'

/** The day in large digits with year and month beside it; `on` is `YYYY-MM-DD`. */
export function NewsDate({ on, className }: { on: string; className: string | undefined }) {
  const [year, month, day] = on.split('-')
  return (
    <time dateTime={on} className={className}>
      <span>
        {year}.{month}
      </span>
      <b>{day}</b>
    </time>
  )
}

/** What a row shows of an article; `on` is the day of its publication, `YYYY-MM-DD`. */
export type NewsRowProps = {
  item: Pick<NewsItem, 'id' | 'categoryId' | 'title' | 'author'>
  on: string
  words: string
  keyword: string
}

/** One article of the list. */
export function NewsRow({ item, on, words, keyword }: NewsRowProps) {
  const { title, author } = item
  return (
    <>
      <NewsDate on={on} className={styles.date} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <ArticleLink item={item}>
            <Marked text={title} keyword={keyword} />
          </ArticleLink>
        </h2>
        <p className={styles.summary}>
          <Marked text={words} keyword={keyword} />
        </p>
        {author && <p className={styles.meta}>{author}</p>}
      </div>
    </>
  )
}
