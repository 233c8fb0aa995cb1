import { choiceParam, numberParam, pageParam, textParam, useSearch } from '@portal/platform/web'
import * as z from 'zod/mini'
import { defaultCategory, type NewsCategory, newsCategories } from '../contract/categories.ts'
import { newsPageSizes } from '../contract/limits.ts'
import { newsTagCodes } from '../contract/tags.ts'
import { ArticlePage } from './article/article-page.tsx'
import { loadPurify } from './article/article-text.tsx'
import { NewsList } from './list/news-list.tsx'

const sizes = newsPageSizes.map(String) as [string, ...string[]]

const pageSearch = z.object({
  activeName: numberParam(1, 999, defaultCategory),
  isdetail: textParam(),
  keyword: textParam(),
  tag: choiceParam(['', ...newsTagCodes], ''),
  page: pageParam(),
  size: choiceParam(sizes, sizes[0] ?? '10'),
})

/**
 * Loads what the text of an article needs, when the address names an article, so that the page can replace the first view at
 * once.
 */
export const prepareNewsPage = async (hash: string): Promise<void> => {
  if (!/[?&]isdetail=/.test(hash)) return
  // A failure is left to the component that shows the text: it loads again and reports the failure.
  await Promise.allSettled([loadPurify()])
}

/** 合规资讯: the list of a category, or the article that `isdetail` names. */
export function NewsPage() {
  const [search, patch] = useSearch(pageSearch)
  const { activeName, isdetail, keyword = '', tag, page, size } = search
  const categoryId: NewsCategory = newsCategories.find((category) => category === activeName) ?? defaultCategory
  if (isdetail) return <ArticlePage key={isdetail} id={isdetail} categoryId={categoryId} />
  return <NewsList wanted={{ categoryId, keyword, tag, page, size: Number(size) }} onWant={patch} />
}
