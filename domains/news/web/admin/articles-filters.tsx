import { DateRange, FilterChips, FilterRow, FilterSelect, KeywordSearch } from '@portal/platform/web'
import { categoryLabels, newsCategories } from '../../contract/categories.ts'
import { articleStateLabels, articleStates } from '../../contract/states.ts'
import { type ArticlesList, articleSorts } from './articles-search.ts'

const stateOptions = [
  { value: '' as const, label: '全部' },
  ...articleStates.map((value) => ({ value, label: articleStateLabels[value] })),
]
const sortLabels = {
  '': '最近保存',
  publishDate: '发布时间',
  createDate: '创建时间',
  title: '标题',
} satisfies Record<(typeof articleSorts)[number], string>
const sortOptions = articleSorts.map((value) => ({ value, label: sortLabels[value] }))
const categoryOptions = newsCategories.map((id) => ({ value: `${id}` as const, label: categoryLabels[id] }))

/** The filters and the order of the list of articles. */
export function ArticlesFilters({ search, set }: Pick<ArticlesList, 'search' | 'set'>) {
  const { state, category, from, to, keyword, sort } = search
  return (
    <FilterRow>
      <FilterChips label="状态" options={stateOptions} value={state} onChange={(next) => set({ state: next })} />
      <FilterChips label="排序" options={sortOptions} value={sort} onChange={(next) => set({ sort: next })} />
      <FilterSelect
        aria-label="栏目"
        placeholder="全部栏目"
        options={categoryOptions}
        value={category}
        onChange={(next) => set({ category: next })}
      />
      <DateRange label="创建日期" value={{ from, to }} onChange={(range) => set(range)} />
      <KeywordSearch
        key={keyword}
        keyword={keyword}
        label="查找文章"
        placeholder="标题、摘要、作者"
        onSearch={(next) => set({ keyword: next })}
      />
    </FilterRow>
  )
}
