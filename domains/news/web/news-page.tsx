import { choiceParam, numberParam, pageParam, textParam, useSearch } from '@portal/platform/web'
import * as z from 'zod/mini'
import { defaultCategory, type NewsCategory, newsCategories } from '../contract/categories.ts'
import { newsPageSizes } from '../contract/limits.ts'
import { ArticlePage } from './article/article-page.tsx'
import { loadPurify } from './article/article-text.tsx'
import { NewsList } from './list/news-list.tsx'

const sizes = newsPageSizes.map(String) as [string, ...string[]]

const pageSearch = z.object({
  activeName: numberParam(1, 999, defaultCategory),
  isdetail: textParam(),
  keyword: textParam(),
  page: pageParam(),
  size: choiceParam(sizes, sizes[0] ?? '10'),
})

/** Of an address that names an article: what its text needs, so that the page can take the first view's place at once. */
export const prepareNewsPage = async (hash: string): Promise<void> => {
  if (!/[?&]isdetail=/.test(hash)) return
  // Who shows the text tries again, and says when it fails.
  await Promise.allSettled([loadPurify()])
}

/** 合规资讯: the list of a category, or the article that `isdetail` names. */
export function NewsPage() {
  const [search, patch] = useSearch(pageSearch)
  const { activeName, isdetail, keyword = '', page, size } = search
  const categoryId: NewsCategory = newsCategories.find((category) => category === activeName) ?? defaultCategory
  if (isdetail) return <ArticlePage key={isdetail} id={isdetail} categoryId={categoryId} />
  return <NewsList wanted={{ categoryId, keyword, page, size: Number(size) }} onWant={patch} />
}
