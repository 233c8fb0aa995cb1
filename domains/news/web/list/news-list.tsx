import {
  Button,
  dayText,
  Empty,
  ErrorView,
  KeywordSearch,
  PageHead,
  Pagination,
  queryOf,
  Skeleton,
  Tabs,
} from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { categoryLabels, type NewsCategory, newsCategories } from '../../contract/categories.ts'
import { newsPageSizes } from '../../contract/limits.ts'
import { newsCalls } from '../news-calls.ts'
import styles from './news-list.module.css'
import { NewsRow } from './news-row.tsx'

type Wanted = { categoryId: NewsCategory; keyword: string; page: number; size: number }
type Change = { activeName?: number; keyword?: string; page?: number; size?: string }
export type NewsListProps = { wanted: Wanted; onWant: (change: Change) => void }

const tabs = newsCategories.map((category) => ({ value: String(category), label: categoryLabels[category] }))

/** The list of a category, in pages; the search stands in the address. */
export function NewsList({ wanted, onWant }: NewsListProps) {
  return (
    <NewsShell wanted={wanted} onWant={onWant}>
      <NewsRows wanted={wanted} onWant={onWant} />
    </NewsShell>
  )
}

/** The head and the tabs, which are shown before the articles have loaded. */
export function NewsShell({ wanted, onWant, children }: NewsListProps & { children: ReactNode }) {
  const { categoryId, keyword } = wanted
  return (
    <>
      <PageHead
        title="合规资讯"
        lead="预警、政策与法律法规，写明来源和核对日期，并指出受影响的业务。"
        crumbs={[{ text: '首页', to: '/oneChains' }, { text: '合规资讯' }]}
        aside={
          <KeywordSearch
            key={keyword}
            keyword={keyword}
            label="搜索资讯"
            placeholder="标题、摘要或正文，一个字起"
            onSearch={(next) => onWant({ keyword: next, page: 1 })}
          />
        }
      />
      <div className={`wrap ${styles.page}`}>
        <Tabs
          label="资讯栏目"
          tabs={tabs}
          value={String(categoryId)}
          onChange={(next) => onWant({ activeName: Number(next), page: 1 })}
        >
          {children}
        </Tabs>
      </div>
    </>
  )
}

const rowHeight = 133

function NewsRows({ wanted, onWant }: NewsListProps) {
  const { categoryId, keyword, page, size } = wanted
  const query = { categoryId, keyword, pageIndex: page, count: size }
  const list = useQuery({ ...queryOf(newsCalls.contentList, { query }), placeholderData: keepPreviousData })
  if (list.isPending) return <Skeleton rows={size} rowHeight={rowHeight} />
  if (list.isError) return <ErrorView title="资讯加载失败" error={list.error} onRetry={() => void list.refetch()} />
  const { list: items, totalCount, totalIsExact } = list.data.page
  return (
    <>
      <p role="status" className={keyword ? styles.found : 'sr-only'}>
        {keyword ? `“${keyword}”在${categoryLabels[categoryId]}中` : ''}
        {totalIsExact ? `共 ${totalCount} 篇` : `约 ${totalCount} 篇`}
        {keyword && (
          <Button variant="text" onClick={() => onWant({ keyword: '', page: 1 })}>
            清除搜索
          </Button>
        )}
      </p>
      {items.length === 0 && <NothingFound wanted={wanted} total={totalCount} onWant={onWant} />}
      {items.length > 0 && (
        <ul className={styles.rows} aria-busy={list.isPlaceholderData}>
          {items.map((item) => (
            <li key={item.id} className={styles.row}>
              <NewsRow
                item={item}
                on={dayText(item.publishDate)}
                // The row shows the piece of the text around a hit where there is one, else the summary.
                words={item.snippet ?? item.summary}
                keyword={list.isPlaceholderData ? '' : keyword}
              />
            </li>
          ))}
        </ul>
      )}
      {totalCount > 0 && (
        <Pagination
          page={page}
          pageSize={size}
          total={totalCount}
          totalText={totalIsExact ? undefined : `约 ${totalCount} 条`}
          pageSizes={newsPageSizes}
          onPageSize={(next) => onWant({ size: String(next), page: 1 })}
          onPage={(next) => onWant({ page: next })}
        />
      )}
    </>
  )
}

function NothingFound({ wanted, total, onWant }: NewsListProps & { total: number }) {
  const { categoryId, keyword } = wanted
  if (total > 0) {
    return <Empty text="这一页没有内容" action={<Button onClick={() => onWant({ page: 1 })}>回到第一页</Button>} />
  }
  if (!keyword) return <Empty text={`${categoryLabels[categoryId]}暂无内容`} />
  return (
    <Empty
      text="没有找到相符的资讯，换个说法，或到别的栏目找找"
      action={
        <div className={styles.elsewhere}>
          {newsCategories
            .filter((category) => category !== categoryId)
            .map((category) => (
              <Button key={category} onClick={() => onWant({ activeName: category, page: 1 })}>
                在{categoryLabels[category]}中查找
              </Button>
            ))}
        </div>
      }
    />
  )
}
