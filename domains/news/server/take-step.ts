import type { ArticleDetail } from '../contract/article.ts'
import { type ArticleAction, articleStateAfter } from '../contract/states.ts'
import { type ArticleRecord, lockArticle } from './article.store.ts'
import { detailOf } from './article-detail.ts'
import type { EditorCtx } from './editor.ts'
import { ensure, fail } from './failures.ts'
import { settleArticle } from './settle-article.ts'

/** Locks an article for a change; a schedule whose moment has come is settled first. */
export const takeArticle = async (ctx: EditorCtx, id: string): Promise<ArticleRecord> =>
  settleArticle(ctx, await lockArticle(ctx, id))

/** The state after an action; fails with `article.not_now` where the present state does not allow the action. */
export const ensureAllowed = ({ state }: ArticleRecord, action: ArticleAction) =>
  articleStateAfter(state, action) ?? fail('article.not_now')

/** Fails where the last version is not the one that the editor has read; the failure carries the newer version. */
export const ensureRead = async (ctx: EditorCtx, article: ArticleRecord, version: number): Promise<void> => {
  if (article.version === version) return
  const current: ArticleDetail = await detailOf(ctx, article)
  ensure(false, 'article.newer_version', { current })
}
