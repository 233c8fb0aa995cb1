import { type Ctx, isId } from '@portal/platform/server'
import { and, eq, isNull } from 'drizzle-orm'
import type { ArticleDeedAction, ArticleState } from '../contract/states.ts'
import { articleDeeds, articles, articleVersions } from './article.table.ts'
import { fail } from './failures.ts'

export type ArticleRecord = typeof articles.$inferSelect
export type VersionRecord = typeof articleVersions.$inferSelect

const standing = (id: string) => and(eq(articles.id, id), isNull(articles.removeTime))

export const getArticle = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<ArticleRecord> => {
  if (!isId(id)) return fail('record.not_found')
  const [found] = await ctx.db.select().from(articles).where(standing(id))
  return found ?? fail('record.not_found')
}

/** Locks the article until the caller's commit. */
export const lockArticle = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<ArticleRecord> => {
  if (!isId(id)) return fail('record.not_found')
  const [found] = await ctx.db.select().from(articles).where(standing(id)).for('update')
  return found ?? fail('record.not_found')
}

export const getVersion = async (
  ctx: Pick<Ctx, 'db'>,
  { id, number }: { id: string; number: number },
): Promise<VersionRecord> => {
  const [found] = await ctx.db
    .select()
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, id), eq(articleVersions.number, number)))
  return found ?? fail('record.not_found')
}

export type Content = Omit<VersionRecord, 'articleId' | 'number' | 'restoredFrom' | 'actorId' | 'createTime'>

/** What an editor wrote, as the tables of versions and of public articles keep it. */
export const storedContent = (version: VersionRecord): Content => {
  const {
    articleId: _article,
    number: _number,
    restoredFrom: _from,
    actorId: _actor,
    createTime: _at,
    ...content
  } = version
  return content
}

type Step = {
  action: ArticleDeedAction
  stateBefore: ArticleState | null
  stateAfter: ArticleState | null
  version: number
  publishAt?: Date | null
  reason?: string | null
}

/** Adds an entry to the article's history; `actorId` null: the portal did it by the clock. */
export const recordDeed = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  articleId: string,
  { actorId, at = ctx.now(), ...step }: Step & { actorId: string | null; at?: Date },
): Promise<void> => {
  await ctx.db.insert(articleDeeds).values({ id: ctx.newId(), articleId, actorId, createTime: at, ...step })
}
