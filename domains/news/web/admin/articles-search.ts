import { choiceParam, numberParam, textParam, useSearch } from '@portal/platform/web'
import * as z from 'zod/mini'
import { newsCategories } from '../../contract/categories.ts'
import { articleStates } from '../../contract/states.ts'

export const articleSorts = ['', 'publishDate', 'createDate', 'title'] as const

const articlesSearch = z.object({
  keyword: textParam(),
  category: choiceParam(['', ...newsCategories.map((id) => `${id}` as const)], ''),
  state: choiceParam(['', ...articleStates], ''),
  from: textParam(),
  to: textParam(),
  sort: choiceParam(articleSorts, ''),
  page: numberParam(1, 1_000_000, 1),
})

export const noFilter = { keyword: '', category: '', state: '', from: '', to: '', page: 1 } as const

/** What stands in the address of the list, and a way to change parts of it. */
export const useArticlesSearch = () => {
  const [{ keyword = '', from = '', to = '', ...search }, patch] = useSearch(articlesSearch)
  return [{ ...search, keyword, from, to }, patch] as const
}
export type ArticlesSearch = ReturnType<typeof useArticlesSearch>[0]
export type PatchArticles = ReturnType<typeof useArticlesSearch>[1]
