import type { BulkReply } from '@portal/platform/contract'
import { inBulk, loggedAs, type SignedInCtx } from '@portal/platform/server'
import type { BulkArticlesForm } from '../contract/bulk.ts'
import { getArticle } from './article.store.ts'
import { ensure } from './failures.ts'
import { publishArticle, withdrawArticle } from './publish-article.ts'
import { articleRecord } from './record-article-act.ts'

/** Publishes or withdraws several articles, each as the call for it alone does. */
export const bulkArticles = (ctx: SignedInCtx, { body }: { body: BulkArticlesForm }): Promise<BulkReply> => {
  const { act, ids, versions, reason } = body
  const seen = new Map(ids.map((id, at) => [id, versions?.[at]]))
  const acts = {
    publish: async (inside: SignedInCtx, id: string) => {
      const { state, version, publicVersion } = await getArticle(inside, id)
      // As in the list, which offers no publication of an article that is public as it stands.
      ensure(state !== 'published' || version !== publicVersion, 'article.not_now')
      return publishArticle(inside, { params: { id }, body: { version: seen.get(id) ?? version } })
    },
    withdraw: (inside: SignedInCtx, id: string) => withdrawArticle(inside, { params: { id }, body: { reason } }),
  } satisfies Record<BulkArticlesForm['act'], unknown>
  return inBulk(ctx, ids, {
    subjectOf: (id) => loggedAs(articleRecord, id),
    act: acts[act],
  })
}
