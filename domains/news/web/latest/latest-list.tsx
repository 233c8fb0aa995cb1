import { call, Empty, ErrorView, Skeleton, Tabs } from '@portal/platform/web'
import { useEffect, useState } from 'react'
import type { NewsItem } from '../../contract/article.ts'
import { categoryLabels, defaultCategory, newsCategories } from '../../contract/categories.ts'
import { latestCount } from '../../contract/limits.ts'
import { ArticleCard, cardClass, NewsCards } from '../list/news-cards.tsx'
import { newsCalls } from '../news-calls.ts'

type Latest = { items: readonly NewsItem[] } | { error: unknown }

const tabs = newsCategories.map((category) => ({ value: String(category), label: categoryLabels[category] }))

/**
 * Reads the latest articles without react-query, which the landing page does not load; it keeps what it has read of each tab.
 */
const useLatest = (category: string): { latest: Latest | undefined; again: () => void } => {
  const [known, setKnown] = useState<Readonly<Record<string, Latest>>>({})
  const latest = known[category]
  useEffect(() => {
    if (latest) return
    const gone = new AbortController()
    const keep = (read: Latest) => {
      if (!gone.signal.aborted) setKnown((before) => ({ ...before, [category]: read }))
    }
    const query = { categoryId: Number(category), pageIndex: 1, count: latestCount, home: '1' as const }
    call(newsCalls.contentList, { query }, { signal: gone.signal }).then(
      ({ page }) => keep({ items: page.list }),
      (error: unknown) => keep({ error }),
    )
    return () => gone.abort()
  }, [category, latest])
  const again = () => setKnown(({ [category]: _failed, ...others }) => others)
  return { latest, again }
}

/** The eight latest articles of each category that the home page shows, those that the operator recommends first. */
export function LatestList() {
  const [category, setCategory] = useState(String(defaultCategory))
  const { latest, again } = useLatest(category)
  return (
    <Tabs label="资讯栏目" tabs={tabs} value={category} onChange={setCategory}>
      {!latest && <Skeleton rows={4} rowHeight={150} />}
      {latest && 'error' in latest && <ErrorView title="资讯加载失败" error={latest.error} onRetry={again} />}
      {latest && 'items' in latest && <Items items={latest.items} />}
    </Tabs>
  )
}

function Items({ items }: { items: readonly NewsItem[] }) {
  if (items.length === 0) return <Empty text="暂无资讯" />
  return (
    <NewsCards layout="home">
      {items.map((item) => (
        <li key={item.id} className={cardClass}>
          <ArticleCard item={item} level={3} />
        </li>
      ))}
    </NewsCards>
  )
}
