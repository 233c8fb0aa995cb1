import { type Ctx, isId } from '@portal/platform/server'
import { and, inArray, lte } from 'drizzle-orm'
import { publicArticles } from './article.table.ts'

/** The present titles of articles by id; articles that the public cannot read are missing. */
export const articleTitles = async (ctx: Pick<Ctx, 'db' | 'now'>, ids: string[]): Promise<Map<string, string>> => {
  const known = ids.filter(isId)
  if (known.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: publicArticles.id, title: publicArticles.title })
    .from(publicArticles)
    .where(and(inArray(publicArticles.id, known), lte(publicArticles.publishDate, ctx.now())))
  return new Map(rows.map(({ id, title }) => [id, title]))
}
