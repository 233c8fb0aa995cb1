import type { PlacementForm } from '@portal/platform/contract'
import type { ById } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { recordDeed } from './article.store.ts'
import { articles, publicArticles } from './article.table.ts'
import type { EditorCtx } from './editor.ts'
import { recordArticleAct } from './record-article-act.ts'
import { takeArticle } from './take-step.ts'

/** Sets whether the home page shows an article, and whether it stands first in its category; its version stays as it is. */
export const placeArticle = async (
  ctx: EditorCtx,
  { params, body }: ById & { body: PlacementForm },
): Promise<Record<string, never>> => {
  const { id, state, version, isShown, isRecommended } = await takeArticle(ctx, params.id)
  await ctx.db.update(articles).set(body).where(eq(articles.id, id))
  await ctx.db.update(publicArticles).set(body).where(eq(publicArticles.id, id))
  const place = `${body.isShown ? '在首页显示' : '不在首页显示'}，${body.isRecommended ? '推荐' : '不推荐'}`
  const entry = { action: 'place', stateBefore: state, stateAfter: state, version, reason: place } as const
  await recordDeed(ctx, id, { ...entry, actorId: ctx.actor.userId })
  await recordArticleAct(ctx, { id }, { before: { isShown, isRecommended }, after: body })
  return {}
}
