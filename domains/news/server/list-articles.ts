import type { Page, PageQuery } from '@portal/platform/contract'
import { type ById, type Ctx, containing, readPage, readSelectPage, within } from '@portal/platform/server'
import { and, asc, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ArticleDeed, ArticleRow, ArticleVersion, ArticleVersionHead } from '../contract/article.ts'
import type { ArticlesQuery } from '../contract/queries.ts'
import { type ArticleRecord, getArticle, getVersion, type VersionRecord } from './article.store.ts'
import { articleDeeds, articles, articleVersions } from './article.table.ts'
import { contentOf, namesOf, rowsOf, type ShownCtx } from './article-detail.ts'

type ReadCtx = Pick<Ctx, 'db' | 'now'>

const orders = {
  '': [desc(articles.saveTime), desc(articles.id)],
  publishDate: [sql`coalesce(${articles.publishDate}, ${articles.publishAt}) desc nulls last`, desc(articles.id)],
  createDate: [desc(articles.createDate), desc(articles.id)],
  title: [asc(articles.title), desc(articles.id)],
} satisfies Record<ArticlesQuery['sort'], SQL[]>

/**
 * The condition of a state. A schedule whose moment has come counts as published, even when the job has not yet written that
 * down.
 */
const inState = (state: ArticlesQuery['state'], now: Date): SQL | undefined => {
  if (state === '') return undefined
  if (state === 'published') return or(eq(articles.state, state), lte(articles.publishAt, now))
  if (state === 'scheduled') return and(eq(articles.state, state), gt(articles.publishAt, now))
  return eq(articles.state, state)
}

const wantedBy = (ctx: ReadCtx, { keyword, categoryId, state, ...span }: ArticlesQuery): SQL | undefined =>
  and(
    isNull(articles.removeTime),
    keyword === ''
      ? undefined
      : sql`(${articles.title} ilike ${containing(keyword)} or ${articles.summary} ilike ${containing(keyword)} or ${articles.author} ilike ${containing(keyword)})`,
    categoryId === null ? undefined : eq(articles.categoryId, categoryId),
    inState(state, ctx.now()),
    within(articles.createDate, span),
  )

/** All articles for editors, each in the version that was saved last. */
export const listArticles = async (ctx: ShownCtx, { query }: { query: ArticlesQuery }): Promise<Page<ArticleRow>> => {
  const wanted = wantedBy(ctx, query)
  const { rows: found, totalElements } = await readPage(ctx.db, query, {
    from: articles,
    where: wanted,
    orderBy: orders[query.sort],
  })
  return { elements: await rowsOf(ctx, found), totalElements }
}

const headOf = (
  article: ArticleRecord,
  { number, title, createTime, actorId, restoredFrom }: Omit<VersionRecord, 'text'>,
  nameOf: (id: string) => string,
): ArticleVersionHead => ({
  number,
  title,
  saveTime: createTime.getTime(),
  savedBy: nameOf(actorId),
  restoredFrom,
  isPublic: article.publicVersion === number,
})

/** The versions of an article, the newest first. */
export const listVersions = async (
  ctx: ReadCtx,
  { params, query }: ById & { query: PageQuery },
): Promise<Page<ArticleVersionHead>> => {
  const article = await getArticle(ctx, params.id)
  const { rows: found, totalElements } = await readSelectPage(
    query,
    ctx.db
      .select()
      .from(articleVersions)
      .where(eq(articleVersions.articleId, article.id))
      .orderBy(desc(articleVersions.number)),
    article.version,
  )
  const nameOf = await namesOf(
    ctx,
    found.map(({ actorId }) => actorId),
  )
  return { elements: found.map((version) => headOf(article, version, nameOf)), totalElements }
}

/** One version with its content, so that an editor can compare or restore it. */
export const readVersion = async (
  ctx: ReadCtx,
  { params }: { params: { id: string; number: number } },
): Promise<ArticleVersion> => {
  const article = await getArticle(ctx, params.id)
  const version = await getVersion(ctx, params)
  return { ...(await contentOf(ctx, version)), ...headOf(article, version, await namesOf(ctx, [version.actorId])) }
}

/** The history of an article (who did what), the newest entry first. */
export const listDeeds = async (
  ctx: ReadCtx,
  { params, query }: ById & { query: PageQuery },
): Promise<Page<ArticleDeed>> => {
  const article = await getArticle(ctx, params.id)
  const own = eq(articleDeeds.articleId, article.id)
  const { rows: found, totalElements } = await readPage(ctx.db, query, {
    from: articleDeeds,
    where: own,
    orderBy: [desc(articleDeeds.createTime), desc(articleDeeds.version), desc(articleDeeds.id)],
  })
  const nameOf = await namesOf(
    ctx,
    found.flatMap(({ actorId }) => actorId ?? []),
  )
  const elements = found.map(({ action, stateAfter, version, publishAt, reason, actorId, createTime }) => ({
    action,
    stateAfter,
    version,
    publishAt: publishAt?.getTime() ?? null,
    reason,
    at: createTime.getTime(),
    actor: actorId === null ? null : nameOf(actorId),
  }))
  return { elements, totalElements }
}
