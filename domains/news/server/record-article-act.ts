import { type Ctx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import type { ArticleRecord, Content } from './article.store.ts'

export const articleRecord: RecordKind = {
  at: '/api/admin/articles/{id}',
  kind: 'article',
  page: (id) => `/articles/${id}`,
}

type Said = { before: object | null; after: object | null; note?: string | null }

/** Says to the act log what was done with an article. */
export const recordArticleAct = (
  ctx: Pick<Ctx, 'db' | 'act'>,
  { id }: Pick<ArticleRecord, 'id'>,
  { note, ...change }: Said,
): Promise<void> =>
  recordAct(ctx, {
    ...loggedAs(articleRecord, id),
    ...(change.after === null && { link: '/articles' }),
    ...change,
    ...(note && { note }),
  })

/** What the log says of where an article stands. */
export const standingOf = ({ state, publicVersion, publishAt, publishDate }: ArticleRecord) => ({
  ...{ state, publicVersion, publishAt, publishDate },
})

/** What the log says of a version. The pictures of its text stand in the text. */
export const wordsOf = (version: number, { images: _, ...words }: Content) => ({ version, ...words })
