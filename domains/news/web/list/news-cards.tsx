import { briefDay, dayText } from '@portal/platform/web'
import type { ReactNode } from 'react'
import type { NewsItem } from '../../contract/article.ts'
import { ArticleLink } from '../article-link.tsx'
import { Cover } from '../cover/cover.tsx'
import { TagNames } from '../tag-names.tsx'
import { Marked } from './marked.tsx'
import styles from './news-cards.module.css'

const layouts = {
  /** Three columns under the first article. */
  list: `${styles.cards} ${styles.leading}`,
  /** None leads, and a phone shows the piece of the text with the hit. */
  found: styles.cards,
  /** The eight latest on the home page. */
  home: `${styles.cards} ${styles.leading} ${styles.home}`,
} as const

export type NewsCardsProps = {
  layout: keyof typeof layouts
  /** A newer list is on its way. */
  isBusy?: boolean
  children: ReactNode
}

/** Articles as cards, of which the first leads. On a phone they are rows under the first one. */
export function NewsCards({ layout, isBusy = false, children }: NewsCardsProps) {
  return (
    <ul className={layouts[layout]} aria-busy={isBusy}>
      {children}
    </ul>
  )
}

/** The same card for an article of an answer. */
export function ArticleCard({ item, keyword = '', level }: { item: NewsItem; keyword?: string; level?: 2 | 3 }) {
  return (
    <NewsCard
      item={item}
      cover={<Cover article={item} size="card" />}
      tags={[...item.places, ...item.subjects].map(({ name }) => name)}
      on={{ day: dayText(item.publishDate), brief: briefDay(item.publishDate) }}
      minutes={item.minutes}
      // The card shows the piece of the text around a hit where there is one, else the summary.
      words={item.snippet ?? item.summary}
      keyword={keyword}
      {...(level && { level })}
    />
  )
}

/** The class of the item around a card. */
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
  /** The level of its heading; its default is 2. */
  level?: 2 | 3
}

/** One article of a list; its title is a link over the whole card. */
export function NewsCard({ item, cover, tags, on, minutes, words, keyword, level = 2 }: NewsCardProps) {
  const Title = `h${level}` as const
  return (
    <>
      {cover}
      <div className={styles.words}>
        <TagNames names={tags} />
        <Title className={styles.title}>
          <ArticleLink item={item}>
            <Marked text={item.title} keyword={keyword} />
          </ArticleLink>
        </Title>
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
