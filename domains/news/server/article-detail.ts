import { userNames, usernameOf } from '@portal/accounts/server'
import { publicPictures } from '@portal/files/server'
import type { ById, Ctx } from '@portal/platform/server'
import type { ArticleDetail, ArticleRow } from '../contract/article.ts'
import { articleActionsIn, articleStateAt } from '../contract/states.ts'
import { type ArticleRecord, getArticle, getVersion, storedContent, type VersionRecord } from './article.store.ts'
import { type Editor, mayTake } from './editor.ts'

/** The context of what is shown to an editor, with what he may do. */
export type ShownCtx = Pick<Ctx, 'db' | 'now'> & { actor: Editor }

/** Reads the user names of these ids; answers a function that tells the name of an id. */
export const namesOf = async (ctx: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<(id: string) => string> => {
  const names = await userNames(ctx, ids)
  return (id) => usernameOf(names, id)
}

/** The state of an article at this moment; a schedule whose moment has come counts as a publication. */
const standingOf = (ctx: ShownCtx, article: ArticleRecord, nameOf: (id: string) => string) => {
  const { version, publicVersion } = article
  const publishAt = article.publishAt?.getTime() ?? null
  const state = articleStateAt({ state: article.state, publishAt }, ctx.now().getTime())
  const isSettled = state === article.state
  return {
    state,
    version,
    publicVersion,
    publishAt: isSettled ? publishAt : null,
    publishDate: isSettled ? (article.publishDate?.getTime() ?? null) : publishAt,
    createDate: article.createDate.getTime(),
    saveTime: article.saveTime.getTime(),
    savedBy: nameOf(article.savedBy),
    isOnline: state === 'published',
    isShown: article.isShown,
    isRecommended: article.isRecommended,
    can: articleActionsIn(state, { hasChanges: version !== publicVersion }).filter((action) =>
      mayTake(ctx.actor, action),
    ),
  }
}

export const rowsOf = async (ctx: ShownCtx, found: readonly ArticleRecord[]): Promise<ArticleRow[]> => {
  const nameOf = await namesOf(
    ctx,
    found.map(({ savedBy }) => savedBy),
  )
  return found.map((article) => {
    const { id, categoryId, title, summary, author, checkedOn } = article
    return { id, categoryId, title, summary, author, checkedOn, ...standingOf(ctx, article, nameOf) }
  })
}

/** The content of a version under the names of the wire; the cover goes by its address. */
export const contentOf = async (ctx: Pick<Ctx, 'db'>, version: VersionRecord) => {
  const { cover: id, ...content } = storedContent(version)
  const covers = await publicPictures(ctx, id === null ? [] : [id])
  return { id: version.articleId, ...content, cover: covers.get(id ?? '')?.url ?? null }
}

export const detailOf = async (ctx: ShownCtx, article: ArticleRecord): Promise<ArticleDetail> => {
  const version = await getVersion(ctx, { id: article.id, number: article.version })
  return { ...(await contentOf(ctx, version)), ...standingOf(ctx, article, await namesOf(ctx, [article.savedBy])) }
}

/** An article for the back office, in the version that was saved last. */
export const articleDetail = async (ctx: ShownCtx, { params }: ById): Promise<ArticleDetail> =>
  detailOf(ctx, await getArticle(ctx, params.id))
