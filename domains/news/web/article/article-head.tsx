import { linkTo, PageWay } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { categoryLabels, type NewsCategory } from '../../contract/categories.ts'
import { TagNames } from '../tag-names.tsx'
import styles from './article.module.css'

export type ArticleHeadProps = {
  categoryId: NewsCategory
  title: string
  author: string
  cover: ReactNode
  tags: readonly string[]
  /** Days as they are said: `11 月 20 日`. */
  publishedOn: string
  checkedOn: string | null
  minutes: number | string
}

/** The head of an article, which is shown before the text is cleaned. On a phone the cover stands above the title. */
export function ArticleHead({
  categoryId,
  title,
  author,
  cover,
  tags,
  publishedOn,
  checkedOn,
  minutes,
}: ArticleHeadProps) {
  return (
    <header>
      <div className={`wrap ${styles.way}`}>
        <PageWay
          title={title}
          crumbs={[
            { text: '合规资讯', to: '/home/newList' },
            { text: categoryLabels[categoryId], to: linkTo('/home/newList', { activeName: categoryId }) },
            { text: '正文' },
          ]}
        />
      </div>
      <div className={`wrap ${styles.head}`}>
        <div className={styles.words}>
          <TagNames names={tags} />
          <h1>{title}</h1>
          <ul className={`row ${styles.facts}`}>
            <li>发布 {publishedOn}</li>
            <li>约 {minutes} 分钟</li>
            {author && <li>{author}</li>}
            {checkedOn && <li>核对 {checkedOn}</li>}
          </ul>
        </div>
        <div className={styles.cover}>{cover}</div>
      </div>
    </header>
  )
}
