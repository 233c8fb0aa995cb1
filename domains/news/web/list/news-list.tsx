import {
  Button,
  Empty,
  EmptyState,
  ErrorView,
  FilterChips,
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
import { type NewsTag, newsPlaceCodes, newsSubjectCodes, newsTags } from '../../contract/tags.ts'
import { newsCalls } from '../news-calls.ts'
import { ArticleCard, cardClass, NewsCards } from './news-cards.tsx'
import styles from './news-list.module.css'

type Wanted = { categoryId: NewsCategory; keyword: string; tag: NewsTag | ''; page: number; size: number }
type Change = { activeName?: number; keyword?: string; tag?: NewsTag | ''; page?: number; size?: string }
export type NewsListProps = { wanted: Wanted; onWant: (change: Change) => void }

const tabs = newsCategories.map((category) => ({ value: String(category), label: categoryLabels[category] }))

const all = { value: '' as const, label: '全部' }
const chipsOf = (codes: readonly NewsTag[], shown: readonly (NewsTag | '')[]) =>
  codes.filter((code) => shown.includes(code)).map((value) => ({ value, label: newsTags[value] }))

/** The list of a category, in pages; search and tag stand in the address. */
export function NewsList({ wanted, onWant }: NewsListProps) {
  const { data } = useQuery(queryOf(newsCalls.contentTags, { query: { categoryId: wanted.categoryId } }))
  return (
    <NewsShell wanted={wanted} onWant={onWant} used={data?.tags.map(({ code }) => code) ?? []}>
      <NewsRows wanted={wanted} onWant={onWant} />
    </NewsShell>
  )
}

/** `used`: the tags that articles of the category have. */
type ShellProps = NewsListProps & { used: readonly NewsTag[]; children: ReactNode }

/** The head, the tabs and the tags, which are shown before the articles have loaded. A tag without an article is not offered. */
export function NewsShell({ wanted, onWant, used, children }: ShellProps) {
  const { categoryId, keyword, tag } = wanted
  const shown = [tag, ...used]
  const subjects = chipsOf(newsSubjectCodes, shown)
  const select = (next: NewsTag | '') => onWant({ tag: next, page: 1 })
  return (
    <>
      <PageHead
        title="合规资讯"
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
          <div className={styles.tags}>
            <FilterChips
              label="地方"
              options={[all, ...chipsOf(newsPlaceCodes, shown)]}
              value={tag}
              onChange={select}
            />
            {subjects.length > 0 && <FilterChips label="主题" options={subjects} value={tag} onChange={select} />}
          </div>
          {children}
        </Tabs>
      </div>
    </>
  )
}

/** What the list is narrowed to: 预警资讯, or 预警资讯 · 欧盟. */
const placeWords = ({ categoryId, tag }: Wanted): string =>
  tag === '' ? categoryLabels[categoryId] : `${categoryLabels[categoryId]} · ${newsTags[tag]}`

function NewsRows({ wanted, onWant }: NewsListProps) {
  const { categoryId, keyword, tag, page, size } = wanted
  const query = { categoryId, keyword, tag, pageIndex: page, count: size }
  const list = useQuery({ ...queryOf(newsCalls.contentList, { query }), placeholderData: keepPreviousData })
  if (list.isPending) return <Skeleton rows={3} rowHeight={320} />
  if (list.isError) return <ErrorView title="资讯加载失败" error={list.error} onRetry={() => void list.refetch()} />
  const { list: items, totalCount, totalIsExact } = list.data.page
  const marked = list.isPlaceholderData ? '' : keyword
  return (
    <>
      <p role="status" className={keyword ? styles.found : 'sr-only'}>
        {keyword ? `“${keyword}”在${placeWords(wanted)}中` : ''}
        {totalIsExact ? `共 ${totalCount} 篇` : `约 ${totalCount} 篇`}
        {keyword && (
          <Button variant="text" onClick={() => onWant({ keyword: '', page: 1 })}>
            清除搜索
          </Button>
        )}
      </p>
      {items.length === 0 && <NothingFound wanted={wanted} total={totalCount} onWant={onWant} />}
      {items.length > 0 && (
        <NewsCards layout={keyword === '' ? 'list' : 'found'} isBusy={list.isPlaceholderData}>
          {items.map((item) => (
            <li key={item.id} className={cardClass}>
              <ArticleCard item={item} keyword={marked} />
            </li>
          ))}
        </NewsCards>
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
  const { categoryId, keyword, tag } = wanted
  if (total > 0) {
    return <Empty text="这一页没有内容" action={<Button onClick={() => onWant({ page: 1 })}>回到第一页</Button>} />
  }
  if (!keyword && tag === '') return <Empty text={`${categoryLabels[categoryId]}暂无内容`} />
  return (
    <EmptyState
      scene="none"
      title="没有找到"
      text={
        keyword
          ? `${placeWords(wanted)}里没有“${keyword}”，换个说法，或到别的栏目找找。`
          : `${placeWords(wanted)}还没有文章。`
      }
    >
      {tag !== '' && <Button onClick={() => onWant({ tag: '', page: 1 })}>不限{newsTags[tag]}</Button>}
      {newsCategories
        .filter((category) => category !== categoryId)
        .map((category) => (
          <Button key={category} onClick={() => onWant({ activeName: category, page: 1 })}>
            在{categoryLabels[category]}中查找
          </Button>
        ))}
    </EmptyState>
  )
}
