import { choiceParam, useListPage, wordsParam } from '@portal/platform/web'
import { newsCategories } from '../../contract/categories.ts'
import { articlesApi } from '../../contract/endpoints.ts'
import { articleStates } from '../../contract/states.ts'

const articleSorts = ['', 'publishDate', 'createDate', 'title'] as const

const filter = {
  keyword: wordsParam(),
  category: choiceParam(['', ...newsCategories.map((id) => `${id}` as const)], ''),
  state: choiceParam(['', ...articleStates], ''),
  from: wordsParam(),
  to: wordsParam(),
}
const kept = { sort: choiceParam(articleSorts, '') }

/** The articles that the filters in the page's address select. */
export const useArticlesList = () =>
  useListPage(articlesApi.list, {
    filter,
    kept,
    ask: ({ category, ...search }) => ({ ...search, categoryId: category }),
    pageSize: 10,
  })
