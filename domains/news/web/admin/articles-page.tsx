import { call, DeskList, LinkButton, type ListFilter, NothingListed, PlacementDialog } from '@portal/platform/web'
import { useState } from 'react'
import type { ArticleRow } from '../../contract/article.ts'
import { categoryLabels, newsCategories } from '../../contract/categories.ts'
import { articlesApi } from '../../contract/endpoints.ts'
import { articleStateLabels, articleStates } from '../../contract/states.ts'
import { articleColumnsWith } from './articles-columns.tsx'
import { useArticlesList } from './articles-search.ts'
import { useBulkArticles } from './bulk-articles.tsx'

const reads = [articlesApi.list] as const
const views = [
  { value: '', label: '全部' },
  ...articleStates.map((value) => ({ value, label: articleStateLabels[value] })),
]
const filters = [
  {
    name: 'category',
    label: '栏目',
    options: newsCategories.map((id) => ({ value: `${id}`, label: categoryLabels[id] })),
  },
  { days: '创建日期' },
] as const satisfies readonly ListFilter[]

/** The page 文章管理: all articles in all states, with the actions that the viewer may take. */
export function ArticlesPage() {
  const articles = useArticlesList()
  const [placed, setPlaced] = useState<ArticleRow>()
  const columns = articleColumnsWith((row) =>
    row.can.includes('publish') || row.can.includes('withdraw') || row.can.includes('cancel')
      ? [{ label: '展示设置', run: () => setPlaced(row) }]
      : [],
  )
  return (
    <>
      <DeskList
        title="文章管理"
        caption="文章列表"
        unit="篇"
        pages={articles}
        views={{ name: 'state', options: views }}
        filters={filters}
        finds="标题、摘要、作者"
        findLabel="查找文章"
        columns={columns}
        rowKey={({ id }) => id}
        bulk={useBulkArticles()}
        skeleton={{ rowHeight: 74 }}
        empty={<NothingListed of={articles} text="还没有文章" filtered="没有符合条件的文章" />}
      >
        <LinkButton to="/articles/new" variant="primary" size="small">
          新建文章
        </LinkButton>
      </DeskList>
      {placed && (
        <PlacementDialog
          name={placed.title}
          now={placed}
          send={(body) => call(articlesApi.place, { params: { id: placed.id }, body })}
          reads={reads}
          onClose={() => setPlaced(undefined)}
        />
      )}
    </>
  )
}
