import { briefDay, ErrorView, queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { articleAddress } from '../article-link.tsx'
import { Cover } from '../cover/cover.tsx'
import { newsCalls } from '../news-calls.ts'
import styles from './article.module.css'

/** Articles with the same places and subjects; nothing for an article that has no tag, or none in common with another. */
export function RelatedNews({ id }: { id: string }) {
  const related = useQuery(queryOf(newsCalls.contentRelated, { query: { id } }))
  if (related.isError)
    return <ErrorView title="相关资讯加载失败" error={related.error} onRetry={() => void related.refetch()} />
  const items = related.data?.list ?? []
  if (items.length === 0) return null
  return (
    <section className={`no-print ${styles.related}`} aria-labelledby="related-news">
      <h2 id="related-news">相关资讯</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Cover article={item} size="row" />
            <p>
              <Link to={articleAddress(item)}>{item.title}</Link>
              <small>
                {briefDay(item.publishDate)} · 约 {item.minutes} 分钟
              </small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
