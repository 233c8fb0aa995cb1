import { publicPictures } from '@portal/files/server'
import { foldText } from '@portal/names/contract'
import type { Ctx, SearchFound, SearchWanted } from '@portal/platform/server'
import { and, desc, eq, lte, or, type SQL, sql } from 'drizzle-orm'
import { articleSearch, publicArticles } from './article.table.ts'
import { gramsOfWord } from './grams.ts'

/** The most articles, the newest first, that are compared by their titles. */
const mostCompared = 100

/** The index names the texts with these grams; the text itself tells whether they stand in a row. */
const holds = (word: string): SQL | undefined =>
  and(
    sql`${articleSearch.grams} @> ${sql.param(gramsOfWord(word))}::text[]`,
    sql`strpos(${articleSearch.folded}, ${word}) > 0`,
  )

/**
 * The articles of all categories that the portal's one search finds: those that hold of each piece one of its words. Articles
 * whose title holds more of the pieces stand first, then the newer ones.
 */
export const findArticles = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { pieces, limit }: SearchWanted,
): Promise<SearchFound> => {
  const asked = pieces.map((words) => words.map(foldText))
  const rows = await ctx.db.transaction(async (tx) => {
    // As for the list of news: without this the planner would rather read every article.
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx
      .select({
        id: publicArticles.id,
        categoryId: publicArticles.categoryId,
        title: publicArticles.title,
        summary: publicArticles.summary,
        publishDate: publicArticles.publishDate,
        places: publicArticles.places,
        subjects: publicArticles.subjects,
        cover: publicArticles.cover,
      })
      .from(articleSearch)
      .innerJoin(publicArticles, eq(publicArticles.id, articleSearch.id))
      .where(and(lte(articleSearch.publishDate, ctx.now()), ...asked.map((words) => or(...words.map(holds)))))
      .orderBy(desc(articleSearch.publishDate), desc(articleSearch.id))
      .limit(mostCompared + 1)
  })
  const compared = rows.slice(0, mostCompared).map((row) => {
    const title = foldText(row.title)
    return { row, named: asked.filter((words) => words.some((word) => title.includes(word))).length }
  })
  // The sort is stable, so articles that are named alike stay in the order of their days.
  const shown = compared
    .sort((a, b) => b.named - a.named)
    .slice(0, limit)
    .map(({ row }) => row)
  const covers = await publicPictures(
    ctx,
    shown.flatMap(({ cover }) => cover ?? []),
  )
  const hits = shown.map(({ id, categoryId, title, summary, publishDate, places, subjects, cover }) => ({
    title,
    text: summary,
    to: `/home/newList?activeName=${categoryId}&isdetail=${id}`,
    time: publishDate.getTime(),
    picture: covers.get(cover ?? '')?.sources.findLast(({ type }) => type === 'webp')?.url ?? null,
    tags: [...places.slice(0, 1), ...subjects.slice(0, 1)],
  }))
  return { hits, total: compared.length, totalIsExact: rows.length <= mostCompared }
}
