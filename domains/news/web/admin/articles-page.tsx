import { Button, Card, Empty, ListHead, PagedTable, queryOf } from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { articlesApi } from '../../contract/endpoints.ts'
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
      <ListHead title="文章管理">
        <Link to="/articles/new" className="btn btn-primary btn-small">
          新建文章
        </Link>
      </ListHead>
      <ArticlesFilters search={search} patch={patch} />
      <PagedTable
        list={list}
        caption="文章列表"
        columns={articleColumns}
        rowKey={({ id }) => id}
        page={page}
        pageSize={pgCount}
        onPage={(next) => patch({ page: next })}
        bones={{ rowHeight: 74 }}
        empty={
          <Empty
            text={isFiltered ? '没有符合条件的文章' : '还没有文章'}
            {...(isFiltered && { action: <Button onClick={() => patch(noFilter)}>清除筛选</Button> })}
          />
        }
      />
    </Card>
  )
}
