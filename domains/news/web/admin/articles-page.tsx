import { Card, LinkButton, ListHead, NothingListed, PagedTable } from '@portal/platform/web'
import { articleColumns } from './articles-columns.tsx'
import { ArticlesFilters } from './articles-filters.tsx'
import { useArticlesList } from './articles-search.ts'

/** The page 文章管理: all articles in all states, with the actions that the viewer may take. */
export function ArticlesPage() {
  const articles = useArticlesList()
  return (
    <Card>
      <ListHead title="文章管理">
        <LinkButton to="/articles/new" variant="primary" size="small">
          新建文章
        </LinkButton>
      </ListHead>
      <ArticlesFilters {...articles} />
      <PagedTable
        pages={articles}
        caption="文章列表"
        columns={articleColumns}
        rowKey={({ id }) => id}
        skeleton={{ rowHeight: 74 }}
        empty={<NothingListed of={articles} text="还没有文章" filtered="没有符合条件的文章" />}
      />
    </Card>
  )
}
