import type { ArticleDetail } from '../contract/article.ts'
import { type ArticleAction, articleStateAfter } from '../contract/states.ts'
import { type ArticleRecord, lockArticle } from './article.store.ts'
import { detailOf } from './article-detail.ts'
import type { Deed } from './deed.ts'
import { ensure, fail } from './failures.ts'
import { settleArticle } from './settle-article.ts'

/** The article for a change: locked, with a schedule settled whose moment has come. */
export const takeArticle = async (ctx: Deed, id: string): Promise<ArticleRecord> =>
  settleArticle(ctx, await lockArticle(ctx, id))

/** Where the action leads; fails with `article.not_now` where the state does not allow it. */
export const ensureAllowed = ({ state }: ArticleRecord, action: ArticleAction) =>
  articleStateAfter(state, action) ?? fail('article.not_now')

/** Nothing is done to a version that its doer has not seen; the newer one travels with the refusal. */
export const ensureRead = async (ctx: Deed, article: ArticleRecord, version: number): Promise<void> => {
  if (article.version === version) return
  const current: ArticleDetail = await detailOf(ctx, article)
  ensure(false, 'article.newer_version', { current })
}
