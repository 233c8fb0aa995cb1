import { dayText } from '@portal/platform/web'
import type { NewsItem } from '../../contract/article.ts'
import { ArticleLink } from '../article-link.tsx'
import { Marked } from './marked.tsx'
import styles from './news-list.module.css'

/** The day large, year and month small beside it. */
export function NewsDate({ at, className }: { at: number; className: string | undefined }) {
  const [year, month, day] = dayText(at).split('-')
  return (
    <time dateTime={dayText(at)} className={className}>
      <span>
        {year}.{month}
      </span>
      <b>{day}</b>
    </time>
  )
}

export function NewsRow({ item, keyword }: { item: NewsItem; keyword: string }) {
  const { title, summary, snippet, author, publishDate } = item
  // The title says the rest where the summary was met; else the piece of the text that was.
  const words = snippet ?? summary
  return (
    <li className={styles.row}>
      <NewsDate at={publishDate} className={styles.date} />
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
    </li>
  )
}
