import type { JobCtx } from '@portal/platform/server'
import { articleForm } from '../contract/article.ts'
import { demonstrationArticles } from './demonstration/articles.ts'
import type { DemonstrationArticle } from './demonstration/demonstration-article.ts'
import { publishArticle } from './publish-article.ts'
import { createArticle } from './save-article.ts'

type SeedCtx = Pick<JobCtx, 'db' | 'now' | 'newId'>

const dayMs = 86_400_000

const put = async (ctx: SeedCtx, staff: string, article: DemonstrationArticle): Promise<void> => {
  const { publishedDaysAgo, ...body } = article
  const at = new Date(ctx.now().getTime() - publishedDaysAgo * dayMs)
  const then = { ...ctx, now: () => at, actor: { userId: staff } }
  const { id, version } = await createArticle(then, { body: articleForm.parse(body) })
  await publishArticle(then, { params: { id }, body: { version } })
}

/** Writes articles as if they had been published on their days: those of the demonstration, or others for measurements. */
export const seedNews = (
  ctx: SeedCtx,
  users: { staff: string },
  articles: readonly DemonstrationArticle[] = demonstrationArticles,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    for (const article of articles) await put({ ...ctx, db: tx }, users.staff, article)
  })
