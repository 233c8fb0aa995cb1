import { foldText } from '@portal/names/contract'
import type { Ctx } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import type { NewsCategory } from '../contract/categories.ts'
import { readingMinutes } from '../contract/reading-time.ts'
import { newsTags } from '../contract/tags.ts'
import { type ArticleRecord, storedContent, type VersionRecord } from './article.store.ts'
import { articleSearch, publicArticles, publicCounts } from './article.table.ts'
import { cleanText } from './clean-text.ts'
import { gramsOf } from './grams.ts'

const count = async (ctx: Pick<Ctx, 'db'>, categoryId: NewsCategory, change: 1 | -1): Promise<void> => {
  await ctx.db
    .insert(publicCounts)
    .values({ categoryId, total: Math.max(change, 0) })
    .onConflictDoUpdate({ target: publicCounts.categoryId, set: { total: sql`${publicCounts.total} + ${change}` } })
}

/** Removes an article from what the public reads. */
export const dropPublic = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<void> => {
  const [gone] = await ctx.db
    .delete(publicArticles)
    .where(eq(publicArticles.id, id))
    .returning({ categoryId: publicArticles.categoryId })
  if (gone) await count(ctx, gone.categoryId, -1)
}

/** What the public article takes from the article itself, whatever its version is. */
type Kept = 'createDate' | 'isShown' | 'isRecommended'

/** Puts a version before the public from `publishDate` on; it takes the place of an earlier public version. */
export const putPublic = async (
  ctx: Pick<Ctx, 'db'>,
  version: VersionRecord,
  { createDate, publishDate, isShown, isRecommended }: Pick<ArticleRecord, Kept> & { publishDate: Date },
): Promise<void> => {
  const { articleId: id, categoryId, title, summary, places, subjects } = version
  const { plain } = cleanText(version.text)
  await dropPublic(ctx, id)
  const shown = {
    ...storedContent(version),
    minutes: readingMinutes(plain),
    createDate,
    publishDate,
    isShown,
    isRecommended,
  }
  await ctx.db.insert(publicArticles).values({ id, ...shown })
  await count(ctx, categoryId, 1)
  const tags = [...places, ...subjects]
  const names = tags.map((tag) => newsTags[tag]).join(' ')
  const folded = [title, summary, names, plain].map(foldText).join('\n')
  await ctx.db
    .insert(articleSearch)
    .values({ id, publishDate, plain, folded, grams: gramsOf(categoryId, tags, folded) })
}
