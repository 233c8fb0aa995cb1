import {
  code,
  codeFilter,
  defineApi,
  done,
  optionalText,
  pageOf,
  pageQuery,
  timeSpan,
  wholeNumber,
} from '@portal/platform/contract'
import * as z from 'zod/mini'
import {
  articleDeed,
  articleDetail,
  articleForm,
  articleRow,
  articleVersion,
  articleVersionHead,
  newsArticle,
  newsItem,
  publishForm,
  saveArticleForm,
  scheduleForm,
  withdrawForm,
} from './article.ts'
import { defaultCategory, newsCategories } from './categories.ts'
import { newsErrors } from './errors.ts'
import { newsCacheSeconds, newsLimits } from './limits.ts'
import { newsPermissions } from './permissions.ts'
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

const byId = z.object({ id: z.string() })
const byNumber = z.object({
  id: z.string(),
  number: wholeNumber({ min: 1, max: 2 ** 31 - 1, fallback: 0, msg: '版本号有误' }),
})

const article = '/api/admin/articles/{id}' as const

const articleQuery = z.object({ id: optionalText(64, '资讯编号有误') })

/** The public calls, by which everybody reads news. */
export const newsApi = defineApi(newsErrors, {
  contentList: {
    method: 'GET',
    path: '/cms/api/directive/contentList',
    access: 'public',
    summary: '资讯列表，新的在前；keyword 在标题、摘要、标签和正文中查找，一个字起；tag 为地方或主题的代码',
    query: newsQuery,
    reply: z.object({
      page: z.object({
        list: z.array(newsItem),
        totalCount: z.number(),
        /** False: a search found so many articles that `totalCount` may be a little too high. */
        totalIsExact: z.boolean(),
      }),
    }),
    cache: { seconds: newsCacheSeconds, throughOutages: true },
  },
  contentAttribute: {
    method: 'GET',
    path: '/cms/api/directive/contentAttribute',
    access: 'public',
    summary: '一篇资讯；text 为清理过的 HTML',
    query: articleQuery,
    reply: newsArticle,
    cache: { seconds: newsCacheSeconds, throughOutages: true },
  },
  contentTags: {
    method: 'GET',
    path: '/cms/api/directive/contentTags',
    access: 'public',
    summary: '一个栏目的文章用到的地方和主题，以及各有几篇',
    query: z.pick(newsQuery, { categoryId: true }),
    reply: z.object({ tags: z.array(z.object({ code: z.enum(newsTagCodes), count: z.number() })) }),
    cache: { seconds: newsCacheSeconds },
  },
  contentRelated: {
    method: 'GET',
    path: '/cms/api/directive/contentRelated',
    access: 'public',
    summary: '与一篇资讯有相同地方或主题的最近几篇，相同的多的在前',
    query: articleQuery,
    reply: z.object({ list: z.array(newsItem) }),
    cache: { seconds: newsCacheSeconds },
  },
})

/** The calls of editors. Every change is kept as a version and as an entry of the article's history. */
export const articlesApi = defineApi(
  newsErrors,
  {
    list: {
      method: 'GET',
      path: '/api/admin/articles',
      access: 'staff',
      permission: 'articles.write',
      summary: '文章列表',
      query: articlesQuery,
      reply: pageOf(articleRow),
    },
    create: {
      method: 'POST',
      path: '/api/admin/articles',
      access: 'staff',
      permission: 'articles.write',
      summary: '新建文章；publishAt 为将来的时间时同时定时发布',
      body: articleForm,
      reply: articleDetail,
      submits: true,
      fails: ['article.no_text'],
    },
    detail: {
      method: 'GET',
      path: article,
      access: 'staff',
      permission: 'articles.write',
      summary: '一篇文章最后保存的版本',
      params: byId,
      reply: articleDetail,
    },
    save: {
      method: 'PUT',
      path: article,
      access: 'staff',
      permission: 'articles.write',
      summary: '保存为新的版本；version 为所依据的版本，已有更新的版本时答 U00409 和 current，不覆盖',
      params: byId,
      body: saveArticleForm,
      reply: articleDetail,
      fails: ['article.newer_version', 'article.not_now', 'article.no_text'],
    },
    remove: {
      method: 'DELETE',
      path: article,
      access: 'staff',
      permission: 'articles.write',
      summary: '删除未公开的文章；各版本留存备查',
      params: byId,
      reply: done,
      fails: ['article.not_now'],
    },
    publish: {
      method: 'POST',
      path: `${article}/publish`,
      access: 'staff',
      permission: 'articles.publish',
      summary: '发布 version 所指的版本，须是最后保存的',
      params: byId,
      body: publishForm,
      reply: articleDetail,
      submits: true,
      fails: ['article.newer_version', 'article.not_now', 'article.no_text'],
    },
    schedule: {
      method: 'POST',
      path: `${article}/schedule`,
      access: 'staff',
      permission: 'articles.publish',
      summary: '定于 publishAt 发布 version 所指的版本；已定时的改期',
      params: byId,
      body: scheduleForm,
      reply: articleDetail,
      submits: true,
      fails: ['article.newer_version', 'article.not_now', 'article.no_text'],
    },
    cancel: {
      method: 'POST',
      path: `${article}/cancel`,
      access: 'staff',
      permission: 'articles.publish',
      summary: '取消定时发布，文章回到草稿',
      params: byId,
      body: done,
      reply: articleDetail,
      submits: true,
      fails: ['article.not_now'],
    },
    withdraw: {
      method: 'POST',
      path: `${article}/withdraw`,
      access: 'staff',
      permission: 'articles.publish',
      summary: '撤下已发布的文章，公众不再能读到',
      params: byId,
      body: withdrawForm,
      reply: articleDetail,
      submits: true,
      fails: ['article.not_now'],
    },
    versions: {
      method: 'GET',
      path: `${article}/versions`,
      access: 'staff',
      permission: 'articles.write',
      summary: '文章的各个版本，新的在前',
      params: byId,
      query: z.object(pageQuery),
      reply: pageOf(articleVersionHead),
    },
    version: {
      method: 'GET',
      path: `${article}/versions/{number}`,
      access: 'staff',
      permission: 'articles.write',
      summary: '文章的一个版本',
      params: byNumber,
      reply: articleVersion,
    },
    restore: {
      method: 'POST',
      path: `${article}/versions/{number}/restore`,
      access: 'staff',
      permission: 'articles.write',
      summary: '以旧版本的内容存为新的版本；version 为目前的版本',
      params: byNumber,
      body: publishForm,
      reply: articleDetail,
      submits: true,
      fails: ['article.newer_version', 'article.not_now'],
    },
    history: {
      method: 'GET',
      path: `${article}/history`,
      access: 'staff',
      permission: 'articles.write',
      summary: '文章的办理记录：谁在何时做了什么',
      params: byId,
      query: z.object(pageQuery),
      reply: pageOf(articleDeed),
    },
  },
  newsPermissions,
)
