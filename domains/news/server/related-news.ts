import { type Ctx, isId } from '@portal/platform/server'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { NewsItem } from '../contract/article.ts'
import { type NewsCategory, newsCategories } from '../contract/categories.ts'
import { relatedCount } from '../contract/limits.ts'
import type { NewsTag } from '../contract/tags.ts'
import { publicArticles } from './article.table.ts'
import { fail } from './failures.ts'
import { readItems } from './read-news.ts'

type ReadCtx = Pick<Ctx, 'db' | 'now'>

/** How many of the latest articles of each category are compared with an article, so that the search has an end. */
const mostCompared = 100

const tagsOf = sql`(${publicArticles.places} || ${publicArticles.subjects})`

/** The tags that a category's public articles have, and how many articles have each. */
export const contentTags = async (
  { db, now }: ReadCtx,
  { query: { categoryId } }: { query: { categoryId: NewsCategory } },
): Promise<{ tags: { code: NewsTag; count: number }[] }> => {
  const { rows } = await db.execute<{ code: NewsTag; count: number }>(sql`
    select tag as code, count(*)::int as count
    from ${publicArticles}, jsonb_array_elements_text(${tagsOf}) tag
    where ${publicArticles.categoryId} = ${categoryId} and ${publicArticles.publishDate} <= ${now().toISOString()}::timestamptz
    group by tag`)
  return { tags: rows }
}

/** The articles of any category that share most tags with an article, of equal ones the newest first. */
export const contentRelated = async (
  ctx: ReadCtx,
  { query: { id } }: { query: { id: string } },
): Promise<{ list: NewsItem[] }> => {
  if (!isId(id)) return fail('record.not_found')
  const { db, now } = ctx
  const [article] = await db
    .select({ places: publicArticles.places, subjects: publicArticles.subjects })
    .from(publicArticles)
    .where(and(eq(publicArticles.id, id), lte(publicArticles.publishDate, now())))
  if (!article) return fail('record.not_found')
  const tags = sql`${sql.param([...article.places, ...article.subjects])}::text[]`
  const { rows } = await db.execute<{ id: string }>(sql`
    select recent.id from unnest(${sql.param([...newsCategories])}::smallint[]) as wanted (category), lateral (
      select ${publicArticles.id} as id, ${publicArticles.publishDate} as published_at, ${tagsOf} as tags from ${publicArticles}
      where ${publicArticles.categoryId} = wanted.category and ${publicArticles.publishDate} <= ${now().toISOString()}::timestamptz
      order by ${publicArticles.publishDate} desc, ${publicArticles.id} desc limit ${mostCompared}
    ) recent
    where recent.id <> ${id}::uuid and recent.tags ?| ${tags}
    order by (select count(*) from unnest(${tags}) tag where recent.tags ? tag) desc, recent.published_at desc, recent.id desc
    limit ${relatedCount}`)
  return {
    list: await readItems(
      ctx,
      rows.map((row) => row.id),
    ),
  }
}
