import { Button, Card, DataTable, Empty, ErrorView, Pagination, queryOf, Skeleton } from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { articlesApi } from '../../contract/index.ts'
import styles from './articles.module.css'
import { articleColumns } from './articles-columns.tsx'
import { ArticlesFilters } from './articles-filters.tsx'
import { noFilter, useArticlesSearch } from './articles-search.ts'

const pgCount = 10

/** 文章管理: every article in whatever state, with what the viewer may do to it. */
export function ArticlesPage() {
  const [search, patch] = useArticlesSearch()
  const { page, category, ...filter } = search
  const query = { ...filter, categoryId: category, pgIndex: page, pgCount }
  const list = useQuery({ ...queryOf(articlesApi.list, { query }), placeholderData: keepPreviousData })
  const { keyword, state, from, to } = filter
  const isFiltered = [keyword, category, state, from, to].some((value) => value !== '')
  return (
    <Card>
      <div className={styles.head}>
        <h1 className={styles.title}>文章管理</h1>
        <Link to="/articles/new" className="btn btn-primary btn-small">
          新建文章
        </Link>
      </div>
      <ArticlesFilters search={search} patch={patch} />
      {list.isPending && <Skeleton rows={pgCount} rowHeight={74} />}
      {list.isError && <ErrorView title="文章列表加载失败" error={list.error} onRetry={() => list.refetch()} />}
      {list.data?.elements.length === 0 && (
        <Empty
          text={isFiltered ? '没有符合条件的文章' : '还没有文章'}
          {...(isFiltered && { action: <Button onClick={() => patch(noFilter)}>清除筛选</Button> })}
        />
      )}
      {list.data && list.data.elements.length > 0 && (
        <DataTable
          caption="文章列表"
          columns={articleColumns}
          rows={list.data.elements}
          rowKey={({ id }) => id}
          busy={list.isPlaceholderData}
        />
      )}
      {list.data && list.data.totalElements > 0 && (
        <Pagination
          page={page}
          pageSize={pgCount}
          total={list.data.totalElements}
          onPage={(next) => patch({ page: next })}
        />
      )}
    </Card>
  )
}
