import { code, codeFilter, optionalText, pageQuery, timeSpan, wholeNumber } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { defaultCategory, newsCategories } from './categories.ts'
import { newsLimits } from './limits.ts'
import { articleStates } from './states.ts'
import { newsTagCodes } from './tags.ts'

const keyword = optionalText(newsLimits.keyword, `关键词最多${newsLimits.keyword}个字`)

/**
 * The query of the public list keeps the old names of its paging: `pageIndex` from 1, `count` from 1 to 100. `tag` is the code of
 * a place or a subject; all articles of the category where it is empty.
 */
export const newsQuery = z.object({
  categoryId: z.prefault(code(newsCategories, '栏目有误'), defaultCategory),
  pageIndex: wholeNumber({ min: 1, max: 1_000_000, fallback: 1, msg: '页码有误' }),
  count: wholeNumber({ min: 1, max: 100, fallback: 10, msg: '每页条数须在 1 到 100 之间' }),
  keyword,
  tag: z.prefault(z.enum(['', ...newsTagCodes], { error: '标签有误' }), ''),
  /** `1`: only what the home page shows. */
  home: z.prefault(z.enum(['', '1'], { error: 'home 只能为 1' }), ''),
})
export type NewsQuery = z.output<typeof newsQuery>

/**
 * The query of the back office's list. `from` and `to` limit the day of creation. The article saved last stands first, unless
 * `sort` names another order.
 */
export const articlesQuery = z.object({
  keyword,
  categoryId: codeFilter(newsCategories, '栏目筛选有误'),
  state: z.prefault(z.enum(['', ...articleStates], { error: '状态筛选有误' }), ''),
  ...timeSpan,
  sort: z.prefault(z.enum(['', 'publishDate', 'createDate', 'title'], { error: '排序方式有误' }), ''),
  ...pageQuery,
})
export type ArticlesQuery = z.output<typeof articlesQuery>
