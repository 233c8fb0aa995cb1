import type { BulkReply } from '../../contract/bulk.ts'
import { platformErrors } from '../../contract/errors.ts'
import type { Ctx } from '../context.ts'
import { isAppFailure } from '../http/failures.ts'
import { type ActDetail, joinedDetails, recordAct } from './act.ts'

type BulkCtx = Pick<Ctx, 'db' | 'now' | 'act' | 'log'>
type Subject = Pick<ActDetail, 'subjectKind' | 'subjectRef' | 'link'>

interface Bulk<C> {
  /** How the log names the record, where the act itself says nothing of it or does not succeed. */
  subjectOf: (ref: string) => Subject
  act: (ctx: C, ref: string) => Promise<unknown>
}

/** Acts on one record as the call for it alone would: in one transaction, with one entry in it. */
const actOnOne = <C extends BulkCtx>(ctx: C, ref: string, { subjectOf, act }: Bulk<C>): Promise<void> => {
  // All that one change writes has the same time.
  const at = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const said: ActDetail[] = []
    const record = async (_db: Ctx['db'], detail: ActDetail) => void said.push(detail)
    await act({ ...ctx, db: tx, now: () => at, ...(ctx.act && { act: { ...ctx.act, record } }) }, ref)
    const [first, ...rest] = said
    await recordAct({ ...ctx, db: tx }, first ? rest.reduce(joinedDetails, first) : subjectOf(ref))
  })
}

/**
 * Acts on several records, one after the other and each by itself: one that is refused leaves the others done, and the answer
 * says in the words of the single act why. The call must be marked `inSteps`. A fault of the portal ends it; what was done before
 * is still told.
 */
export const inBulk = async <C extends BulkCtx>(ctx: C, refs: readonly string[], bulk: Bulk<C>): Promise<BulkReply> => {
  const reply: BulkReply = { done: [], refused: [] }
  for (const [at, ref] of refs.entries()) {
    try {
      await actOnOne(ctx, ref, bulk)
      reply.done.push(ref)
    } catch (error) {
      if (!isAppFailure(error)) {
        if (reply.done.length === 0) throw error
        ctx.log.error({ err: error, ref }, 'a bulk act ended at a record')
        const { msg } = platformErrors['server.unexpected']
        reply.refused.push(...refs.slice(at).map((left) => ({ ref: left, msg })))
        return reply
      }
      const { http, msg } = error.failure
      reply.refused.push({ ref, msg })
      const outcome = http === 403 ? 'refused' : 'failed'
      await ctx.act?.record(ctx.db, { ...bulk.subjectOf(ref), note: msg }, outcome)
    }
  }
  return reply
}
