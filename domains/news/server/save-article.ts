import { publicPictures, usePictures } from '@portal/files/server'
import { type ById, ensureField } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { ArticleDetail, ArticleForm, SaveArticleForm } from '../contract/article.ts'
import { picturePattern } from '../contract/markup.ts'
import { type Content, getVersion, recordDeed, storedContent } from './article.store.ts'
import { articles, articleVersions } from './article.table.ts'
import { detailOf } from './article-detail.ts'
import { cleanText } from './clean-text.ts'
import { type EditorCtx, mayTake } from './editor.ts'
import { ensure } from './failures.ts'
import { schedule } from './publish-article.ts'
import { recordArticleAct, wordsOf } from './record-article-act.ts'
import { ensureAllowed, ensureRead, takeArticle } from './take-step.ts'

/** The length of the summary that is made from the first sentences of a text without one. */
const summaryLength = 120

const summaryOf = (given: string, plain: string): string => {
  if (given !== '') return given
  const characters = [...plain]
  return characters.length <= summaryLength ? plain : `${characters.slice(0, summaryLength - 1).join('')}…`
}

const contentOf = (form: ArticleForm): Content => {
  const { categoryId, title, author, places, subjects, services } = form
  const { text, plain, images } = cleanText(form.text)
  return {
    categoryId,
    title,
    summary: summaryOf(form.summary, plain),
    author,
    source: form.source || null,
    sourceUrl: form.sourceUrl || null,
    checkedOn: form.checkedOn || null,
    places: [...new Set(places)],
    subjects: [...new Set(subjects)],
    cover: picturePattern.exec(form.cover)?.[1] ?? null,
    services: [...new Set(services)],
    text,
    images,
  }
}

const headOf = ({ categoryId, title, summary, author, checkedOn }: Content) => ({
  categoryId,
  title,
  summary,
  author,
  checkedOn,
})

const ensureCover = async (ctx: EditorCtx, { cover }: Content): Promise<void> => {
  if (cover === null) return
  const known = await publicPictures(ctx, [cover])
  ensureField(known.has(cover), 'cover', '封面图片不存在或已被清理，请重新上传')
}

const addVersion = async (
  ctx: EditorCtx,
  articleId: string,
  { content, number, restoredFrom = null }: { content: Content; number: number; restoredFrom?: number | null },
): Promise<void> => {
  const { userId: actorId } = ctx.actor
  await ensureCover(ctx, content)
  await ctx.db
    .insert(articleVersions)
    .values({ articleId, number, ...content, restoredFrom, actorId, createTime: ctx.now() })
  // Every version keeps its pictures in use, since an editor may restore it.
  const ids = [...content.images, ...(content.cover === null ? [] : [content.cover])]
  await usePictures(ctx, { kind: 'article-version', ref: `${articleId}:${number}`, ids })
}

/** A moment at which the article is to be published is given only by an editor who may publish. */
const ensureMayPlan = ({ actor }: EditorCtx, { publishAt }: Pick<ArticleForm, 'publishAt'>): void =>
  ensure(publishAt === null || mayTake(actor, 'schedule'), 'access.denied')

/** Creates an article as a draft; with a moment in the future in `publishAt` it is scheduled at once. */
export const createArticle = async (ctx: EditorCtx, { body }: { body: ArticleForm }): Promise<ArticleDetail> => {
  ensureMayPlan(ctx, body)
  const id = ctx.newId()
  const content = contentOf(body)
  const [created] = await ctx.db
    .insert(articles)
    .values({
      id,
      state: 'draft',
      version: 1,
      ...headOf(content),
      createDate: ctx.now(),
      saveTime: ctx.now(),
      savedBy: ctx.actor.userId,
    })
    .returning()
  if (!created) throw new Error('an inserted article was not returned')
  await addVersion(ctx, id, { content, number: 1 })
  const { userId: actorId } = ctx.actor
  await recordDeed(ctx, id, { action: 'save', stateBefore: null, stateAfter: 'draft', version: 1, actorId })
  await recordArticleAct(ctx, created, { before: null, after: { state: 'draft', ...wordsOf(1, content) } })
  return detailOf(ctx, body.publishAt === null ? created : await schedule(ctx, created, body.publishAt))
}

/** Adds a version to a locked article; the public goes on reading the version that it read. */
const append = async (
  ctx: EditorCtx,
  id: string,
  {
    content,
    action,
    base,
    restoredFrom,
  }: {
    content: Content
    action: 'save' | 'restore'
    base: number
    restoredFrom?: number
  },
) => {
  const article = await takeArticle(ctx, id)
  await ensureRead(ctx, article, base)
  ensureAllowed(article, action)
  const number = article.version + 1
  const last = await getVersion(ctx, { id, number: article.version })
  await addVersion(ctx, id, { content, number, ...(restoredFrom && { restoredFrom }) })
  const [saved] = await ctx.db
    .update(articles)
    .set({ version: number, ...headOf(content), saveTime: ctx.now(), savedBy: ctx.actor.userId })
    .where(eq(articles.id, id))
    .returning()
  if (!saved) throw new Error('a locked article was not updated')
  const { state } = article
  const { userId: actorId } = ctx.actor
  await recordDeed(ctx, id, { action, stateBefore: state, stateAfter: state, version: number, actorId })
  await recordArticleAct(ctx, saved, {
    before: wordsOf(article.version, storedContent(last)),
    after: wordsOf(number, content),
  })
  return saved
}

/**
 * Saves an article as a new version; older versions stay. The call names the version that its editor has read: where somebody
 * else has saved since, nothing is written, and it fails with `article.newer_version`, which carries that version.
 */
export const saveArticle = (
  ctx: EditorCtx,
  { params, body }: ById & { body: SaveArticleForm },
): Promise<ArticleDetail> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    ensureMayPlan(inside, body)
    const content = contentOf(body)
    const saved = await append(inside, params.id, { content, action: 'save', base: body.version })
    return detailOf(inside, body.publishAt === null ? saved : await schedule(inside, saved, body.publishAt))
  })

/** Makes a new version with the content of an old one. */
export const restoreVersion = async (
  ctx: EditorCtx,
  { params, body }: { params: { id: string; number: number }; body: { version: number } },
): Promise<ArticleDetail> => {
  const { id, number } = params
  await takeArticle(ctx, id)
  const content = storedContent(await getVersion(ctx, { id, number }))
  const saved = await append(ctx, id, { content, action: 'restore', base: body.version, restoredFrom: number })
  return detailOf(ctx, saved)
}
