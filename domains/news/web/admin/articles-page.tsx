import { DeskList, LinkButton, type ListFilter, NothingListed } from '@portal/platform/web'
import { categoryLabels, newsCategories } from '../../contract/categories.ts'
import { articleStateLabels, articleStates } from '../../contract/states.ts'
import { articleColumns } from './articles-columns.tsx'
import { useArticlesList } from './articles-search.ts'

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
  return (
    <DeskList
      title="文章管理"
      caption="文章列表"
      unit="篇"
      pages={articles}
      views={{ name: 'state', options: views }}
      filters={filters}
      finds="标题、摘要、作者"
      findLabel="查找文章"
      columns={articleColumns}
      rowKey={({ id }) => id}
      skeleton={{ rowHeight: 74 }}
      empty={<NothingListed of={articles} text="还没有文章" filtered="没有符合条件的文章" />}
    >
      <LinkButton to="/articles/new" variant="primary" size="small">
        新建文章
      </LinkButton>
    </DeskList>
  )
}
