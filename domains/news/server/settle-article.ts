import type { Ctx, Job } from '@portal/platform/server'
import { publish } from '@portal/platform/server'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { type ArticleRecord, recordDeed } from './article.store.ts'
import { articles } from './article.table.ts'

type SettleCtx = Pick<Ctx, 'db' | 'now' | 'newId'>

/**
 * Notes that a scheduled article has become public: its state, an entry of its history, and the event `article.published`. The
 * public reads it by its date already. The caller must have locked the article.
 */
export const settleArticle = async (ctx: SettleCtx, article: ArticleRecord): Promise<ArticleRecord> => {
  const { id, publishAt } = article
  if (publishAt === null || article.state !== 'scheduled' || publishAt > ctx.now()) return article
  const [settled] = await ctx.db
    .update(articles)
    .set({ state: 'published', publishAt: null, publishDate: publishAt })
    .where(eq(articles.id, id))
    .returning()
  const version = article.publicVersion ?? article.version
  await recordDeed(ctx, id, {
    action: 'publish',
    stateBefore: 'scheduled',
    stateAfter: 'published',
    version,
    actorId: null,
    at: publishAt,
  })
  await publish(ctx, 'article.published', { id, version })
  return settled ?? article
}

const batch = 50

/** Settles every article whose planned moment has come, each once, however many processes work; answers how many. */
export const settleDue = async (ctx: SettleCtx): Promise<number> => {
  let settled = 0
  for (;;) {
    const found = await ctx.db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(articles)
        .where(and(eq(articles.state, 'scheduled'), lte(articles.publishAt, ctx.now()), isNull(articles.removeTime)))
        .orderBy(asc(articles.publishAt))
        .limit(batch)
        .for('update', { skipLocked: true })
      for (const article of due) await settleArticle({ ...ctx, db: tx }, article)
      return due.length
    })
    settled += found
    if (found < batch) return settled
  }
}

export const newsJobs: Job[] = [
  {
    name: 'news.publish',
    cron: '* * * * *',
    run: async (ctx) => {
      const published = await settleDue(ctx)
      if (published > 0) ctx.log.info({ published }, 'scheduled articles are published')
    },
  },
]
