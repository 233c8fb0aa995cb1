import { type ById, publish, refuseField } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { ArticleDetail } from '../contract/article.ts'
import { newsLimits } from '../contract/limits.ts'
import type { ArticleAction, ArticleState } from '../contract/states.ts'
import { type ArticleRecord, getVersion, recordDeed } from './article.store.ts'
import { articles } from './article.table.ts'
import { detailOf } from './article-detail.ts'
import { cleanText } from './clean-text.ts'
import type { EditorCtx } from './editor.ts'
import { ensure } from './failures.ts'
import { dropPublic, putPublic } from './public-article.ts'
import { recordArticleAct, standingOf } from './record-article-act.ts'
import { ensureAllowed, ensureRead, takeArticle } from './take-step.ts'

const dayMs = 86_400_000

type Change = Partial<Pick<typeof articles.$inferInsert, 'publicVersion' | 'publishAt' | 'publishDate' | 'removeTime'>>

/** Writes the state of an article after an action, and adds the action to the article's history and to the act log. */
const step = async (
  ctx: EditorCtx,
  article: ArticleRecord,
  {
    action,
    state,
    change,
    reason = null,
  }: {
    action: ArticleAction
    state: ArticleState
    change: Change
    reason?: string | null
  },
): Promise<ArticleRecord> => {
  const [changed] = await ctx.db
    .update(articles)
    .set({ state, ...change })
    .where(eq(articles.id, article.id))
    .returning()
  if (!changed) throw new Error('a locked article was not updated')
  await recordDeed(ctx, article.id, {
    action,
    stateBefore: article.state,
    stateAfter: state,
    version: article.version,
    publishAt: change.publishAt ?? null,
    reason,
    actorId: ctx.actor.userId,
  })
  await recordArticleAct(ctx, article, { before: standingOf(article), after: standingOf(changed), note: reason })
  return changed
}

/** Makes the last version public from `publishDate` on. */
const showFrom = async (ctx: EditorCtx, article: ArticleRecord, publishDate: Date): Promise<void> => {
  const stored = await getVersion(ctx, { id: article.id, number: article.version })
  const { plain, images } = cleanText(stored.text)
  ensure(plain !== '' || images.length > 0, 'article.no_text')
  await putPublic(ctx, stored, { ...article, publishDate })
}

/** Plans the publication of a locked article's last version for a moment in the future, also in place of an earlier plan. */
export const schedule = async (ctx: EditorCtx, article: ArticleRecord, at: number | null): Promise<ArticleRecord> => {
  ensureAllowed(article, 'schedule')
  const now = ctx.now().getTime()
  if (at === null) return refuseField('publishAt', '请选择发布时间')
  if (at <= now) return refuseField('publishAt', '定时发布的时间须晚于现在')
  if (at > now + newsLimits.scheduleDays * dayMs) return refuseField('publishAt', '定时发布最多安排到一年以内')
  const publishAt = new Date(at)
  await showFrom(ctx, article, publishAt)
  return step(ctx, article, {
    action: 'schedule',
    state: 'scheduled',
    change: { publishAt, publicVersion: article.version, publishDate: null },
  })
}

export const scheduleArticle = async (
  ctx: EditorCtx,
  { params, body }: ById & { body: { version: number; publishAt: number | null } },
): Promise<ArticleDetail> => {
  const article = await takeArticle(ctx, params.id)
  await ensureRead(ctx, article, body.version)
  return detailOf(ctx, await schedule(ctx, article, body.publishAt))
}

/**
 * Publishes the last version at once. An article that is public already keeps its date, since a correction is no new article.
 */
export const publishArticle = async (
  ctx: EditorCtx,
  { params, body }: ById & { body: { version: number } },
): Promise<ArticleDetail> => {
  const article = await takeArticle(ctx, params.id)
  await ensureRead(ctx, article, body.version)
  ensureAllowed(article, 'publish')
  const publishDate = article.state === 'published' && article.publishDate ? article.publishDate : ctx.now()
  await showFrom(ctx, article, publishDate)
  const published = await step(ctx, article, {
    action: 'publish',
    state: 'published',
    change: { publicVersion: article.version, publishDate, publishAt: null },
  })
  await publish(ctx, 'article.published', { id: article.id, version: article.version })
  return detailOf(ctx, published)
}

/** Cancels a schedule whose moment has not come; the article becomes a draft again. */
export const cancelSchedule = async (ctx: EditorCtx, { params }: ById): Promise<ArticleDetail> => {
  const article = await takeArticle(ctx, params.id)
  ensureAllowed(article, 'cancel')
  await dropPublic(ctx, article.id)
  const change = { publicVersion: null, publishAt: null }
  return detailOf(ctx, await step(ctx, article, { action: 'cancel', state: 'draft', change }))
}

/** Takes a published article away from the public. */
export const withdrawArticle = async (
  ctx: EditorCtx,
  { params, body }: ById & { body: { reason: string } },
): Promise<ArticleDetail> => {
  const article = await takeArticle(ctx, params.id)
  ensureAllowed(article, 'withdraw')
  await dropPublic(ctx, article.id)
  const change = { publicVersion: null, publishDate: null }
  const reason = body.reason || null
  return detailOf(ctx, await step(ctx, article, { action: 'withdraw', state: 'withdrawn', change, reason }))
}

/** Removes an article that is not public. Its versions and its history stay, as every history does. */
export const removeArticle = (ctx: EditorCtx, { params }: ById): Promise<Record<string, never>> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const article = await takeArticle(inside, params.id)
    ensureAllowed(article, 'remove')
    await tx.update(articles).set({ removeTime: ctx.now() }).where(eq(articles.id, article.id))
    await recordDeed(inside, article.id, {
      action: 'remove',
      stateBefore: article.state,
      stateAfter: null,
      version: article.version,
      actorId: ctx.actor.userId,
    })
    const { title, version } = article
    await recordArticleAct(inside, article, { before: { title, version, ...standingOf(article) }, after: null })
    return {}
  })
