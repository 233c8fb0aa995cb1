import { bulkRefs, maxCodePoints } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { newsLimits } from './limits.ts'

/** What may be done with several articles at once: only what can be taken back. */
const bulkArticleActs = ['publish', 'withdraw'] as const

const readVersion = z.number({ error: '版本有误' }).check(z.int('版本有误'), z.gte(1, '版本有误'))

export const bulkArticlesForm = z
  .object({
    act: z.enum(bulkArticleActs, { error: '请选择要做的操作' }),
    ids: bulkRefs,
    /**
     * The version of each article that the editor saw, in their order: one that was saved anew since is not published. Without it
     * each is published as it stands.
     */
    versions: z.optional(z.array(readVersion, { error: '版本有误' })),
    /** Why the articles are withdrawn; it is kept with each of them. */
    reason: z.prefault(z.string({ error: '撤下的原因有误' }).check(z.trim(), maxCodePoints(newsLimits.reason)), ''),
  })
  .check(
    z.refine(({ ids, versions }) => !versions || versions.length === ids.length, {
      error: '版本与文章的数目不一致',
      path: ['versions'],
    }),
  )
export type BulkArticlesForm = z.output<typeof bulkArticlesForm>
