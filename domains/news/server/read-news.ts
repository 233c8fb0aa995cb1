import type { PublicPicture } from '@portal/files/contract'
import { publicPictures } from '@portal/files/server'
import { snippetOf } from '@portal/names/contract'
import { type Ctx, type Db, isId, prepareOnce } from '@portal/platform/server'
import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { NewsArticle, NewsItem } from '../contract/article.ts'
import type { NewsQuery } from '../contract/queries.ts'
import { searchWords } from '../contract/search-words.ts'
import { namedTags } from '../contract/tags.ts'
import { articleSearch, publicArticles, publicCounts } from './article.table.ts'
import { fail } from './failures.ts'
import { searchNews } from './search-news.ts'

type ReadCtx = Pick<Ctx, 'db' | 'now'>
type NewsPage = { page: { list: NewsItem[]; totalCount: number; totalIsExact: boolean } }

const heading = {
  id: publicArticles.id,
  categoryId: publicArticles.categoryId,
  title: publicArticles.title,
  summary: publicArticles.summary,
  author: publicArticles.author,
  places: publicArticles.places,
  subjects: publicArticles.subjects,
  cover: publicArticles.cover,
  minutes: publicArticles.minutes,
  publishDate: publicArticles.publishDate,
  createDate: publicArticles.createDate,
  isShown: publicArticles.isShown,
  isRecommended: publicArticles.isRecommended,
}
type Heading = Pick<typeof publicArticles.$inferSelect, keyof typeof heading>

type Covers = ReadonlyMap<string, PublicPicture>
const coversOf = (ctx: ReadCtx, rows: readonly Pick<Heading, 'cover'>[]): Promise<Covers> =>
  publicPictures(
    ctx,
    rows.flatMap(({ cover }) => cover ?? []),
  )

const coverIn = (covers: Covers, id: string | null): NewsItem['cover'] => {
  const found = covers.get(id ?? '')
  if (!found) return null
  const { url, width, height, sources } = found
  return { url, width, height, sources }
}

const itemOf = (row: Heading, covers: Covers, snippet: string | null = null): NewsItem => {
  const { id, categoryId, title, summary, author, minutes, isShown, isRecommended } = row
  return {
    ...{ id, categoryId, title, summary, author, minutes, snippet },
    ...{ isOnline: true, isShown, isRecommended },
    places: namedTags(row.places),
    subjects: namedTags(row.subjects),
    cover: coverIn(covers, row.cover),
    publishDate: row.publishDate.getTime(),
    createDate: row.createDate.getTime(),
  }
}

/** The number of a category's public articles, without those that are scheduled for later. */
const totalOf = (categoryId: unknown, now: unknown) => sql<number>`(
  (select ${publicCounts.total} from ${publicCounts} where ${publicCounts.categoryId} = ${categoryId})
  - (select count(*) from ${publicArticles} where ${publicArticles.categoryId} = ${categoryId} and ${publicArticles.publishDate} > ${now})
)::int`

/** The order of a list: what the operator recommends, then the others, each the newest first. */
const firstOnes = [desc(publicArticles.isRecommended), desc(publicArticles.publishDate), desc(publicArticles.id)]

const prepareList = (db: Db) => {
  const [categoryId, now] = [
    sql`${sql.placeholder('categoryId')}::smallint`,
    sql`${sql.placeholder('now')}::timestamptz`,
  ]
  return db
    .select({ ...heading, total: totalOf(categoryId, now) })
    .from(publicArticles)
    .where(and(eq(publicArticles.categoryId, categoryId), lte(publicArticles.publishDate, now)))
    .orderBy(...firstOnes)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('news_list')
}

/** The statement of the public lists, which visitors read most. */
const listFor = prepareOnce(prepareList)

/** The public articles of a category in the order of their dates; those scheduled for later are neither listed nor counted. */
const listCategory = async (ctx: ReadCtx, { categoryId, pageIndex, count }: NewsQuery): Promise<NewsPage> => {
  const ask = (limit: number, offset: number) =>
    listFor(ctx.db).execute({ categoryId, now: ctx.now().toISOString(), limit, offset })
  const rows = await ask(count, (pageIndex - 1) * count)
  // A page behind the last one has no rows, so the total is read with the first page.
  const [known = { total: 0 }] = rows.length === 0 && pageIndex > 1 ? await ask(1, 0) : rows
  const covers = await coversOf(ctx, rows)
  return { page: { list: rows.map((row) => itemOf(row, covers)), totalCount: known.total, totalIsExact: true } }
}

/** The public articles of a category that the home page shows. */
const listHome = async (ctx: ReadCtx, { categoryId, pageIndex, count }: NewsQuery): Promise<NewsPage> => {
  const wanted = and(
    eq(publicArticles.categoryId, categoryId),
    lte(publicArticles.publishDate, ctx.now()),
    eq(publicArticles.isShown, true),
  )
  const rows = await ctx.db
    .select(heading)
    .from(publicArticles)
    .where(wanted)
    .orderBy(...firstOnes)
    .limit(count)
    .offset((pageIndex - 1) * count)
  const covers = await coversOf(ctx, rows)
  const totalCount = await ctx.db.$count(publicArticles, wanted)
  return { page: { list: rows.map((row) => itemOf(row, covers)), totalCount, totalIsExact: true } }
}

/** The public articles of these ids, in their order. */
export const readItems = async (ctx: ReadCtx, ids: string[]): Promise<NewsItem[]> => {
  if (ids.length === 0) return []
  const rows = await ctx.db.select(heading).from(publicArticles).where(inArray(publicArticles.id, ids))
  const covers = await coversOf(ctx, rows)
  const byId = new Map(rows.map((row) => [row.id, itemOf(row, covers)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const searchCategory = async (ctx: ReadCtx, query: NewsQuery, words: readonly string[]): Promise<NewsPage> => {
  const { categoryId, pageIndex, count: limit, tag } = query
  const found = await searchNews(ctx, { categoryId, tag, words, limit, offset: (pageIndex - 1) * limit })
  const rows =
    found.ids.length === 0
      ? []
      : await ctx.db
          .select({ ...heading, plain: articleSearch.plain })
          .from(publicArticles)
          .innerJoin(articleSearch, eq(articleSearch.id, publicArticles.id))
          .where(inArray(publicArticles.id, found.ids))
  const covers = await coversOf(ctx, rows)
  const snippet = (plain: string) => (words.length === 0 ? null : snippetOf(plain, words))
  const byId = new Map(rows.map((row) => [row.id, itemOf(row, covers, snippet(row.plain))]))
  const list = found.ids.flatMap((id) => byId.get(id) ?? [])
  return { page: { list, totalCount: found.total, totalIsExact: found.isExact } }
}

/** Answers the public list: the articles of a category, those that the home page shows, or those of them that a tag or a search selects. */
export const contentList = (ctx: ReadCtx, { query }: { query: NewsQuery }): Promise<NewsPage> => {
  const words = searchWords(query.keyword)
  if (query.home === '1') return listHome(ctx, query)
  return words.length === 0 && query.tag === '' ? listCategory(ctx, query) : searchCategory(ctx, query, words)
}

type Place = Pick<Heading, 'id' | 'categoryId' | 'publishDate'>

const neighbourOf = async (ctx: ReadCtx, { id, categoryId, publishDate }: Place, side: 'newer' | 'older') => {
  const place = sql`(${publicArticles.publishDate}, ${publicArticles.id})`
  const here = sql`(${publishDate.toISOString()}::timestamptz, ${id}::uuid)`
  const beside: SQL = side === 'newer' ? sql`${place} > ${here}` : sql`${place} < ${here}`
  const order = side === 'newer' ? asc : desc
  const [found] = await ctx.db
    .select({ id: publicArticles.id, title: publicArticles.title })
    .from(publicArticles)
    .where(and(eq(publicArticles.categoryId, categoryId), lte(publicArticles.publishDate, ctx.now()), beside))
    .orderBy(order(publicArticles.publishDate), order(publicArticles.id))
    .limit(1)
  return found ?? null
}

/** One article as the public reads it. An article that is not public, or not yet, fails as if it did not exist. */
export const contentAttribute = async (
  ctx: ReadCtx,
  { query: { id } }: { query: { id: string } },
): Promise<NewsArticle> => {
  if (!isId(id)) return fail('record.not_found')
  const [found] = await ctx.db
    .select()
    .from(publicArticles)
    .where(and(eq(publicArticles.id, id), lte(publicArticles.publishDate, ctx.now())))
  if (!found) return fail('record.not_found')
  const { source, sourceUrl, checkedOn, services, text } = found
  const { snippet: _snippet, ...head } = itemOf(found, await coversOf(ctx, [found]))
  const newer = await neighbourOf(ctx, found, 'newer')
  const older = await neighbourOf(ctx, found, 'older')
  return { ...head, source, sourceUrl, checkedOn, services, text, newer, older }
}
