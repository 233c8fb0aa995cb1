import type { ReactNode } from 'react'
import type { NewsItem } from '../../contract/article.ts'
import { ArticleLink } from '../article-link.tsx'
import { TagNames } from '../tag-names.tsx'
import { Marked } from './marked.tsx'
import styles from './news-cards.module.css'

export type NewsCardsProps = {
  /** A newer list is on its way. */
  isBusy?: boolean
  /** The cards show what a search found: none leads, and a phone shows the piece of the text with the hit. */
  isSearch?: boolean
  children: ReactNode
}

/** Articles as cards, of which the first leads: its cover is as wide as two of the three columns. On a phone they are rows. */
export function NewsCards({ isBusy = false, isSearch = false, children }: NewsCardsProps) {
  return (
    <ul className={isSearch ? `${styles.cards} ${styles.found}` : styles.cards} aria-busy={isBusy}>
      {children}
    </ul>
  )
}

/** The class of the item around a `NewsCard`. */
export const cardClass = styles.card

/** What a card shows of an article. */
export type NewsCardProps = {
  item: Pick<NewsItem, 'id' | 'categoryId' | 'title'>
  cover: ReactNode
  tags: readonly string[]
  /** The day of its publication: `2026-11-20` and, as lists write it, `11-20`. */
  on: { day: string; brief: string }
  minutes: number | string
  words: string
  keyword: string
}

/** One article of a list; its title is a link over the whole card. */
export function NewsCard({ item, cover, tags, on, minutes, words, keyword }: NewsCardProps) {
  return (
    <>
      {cover}
      <div className={styles.words}>
        <TagNames names={tags} />
        <h2 className={styles.title}>
          <ArticleLink item={item}>
            <Marked text={item.title} keyword={keyword} />
          </ArticleLink>
        </h2>
        <p className={styles.summary}>
          <Marked text={words} keyword={keyword} />
        </p>
        <p className={styles.meta}>
          <time dateTime={on.day}>{on.brief}</time> · 约 {minutes} 分钟
        </p>
      </div>
    </>
  )
}
