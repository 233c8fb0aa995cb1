import { countToday, type SignedInCtx, type Upload } from '@portal/platform/server'
import { valuationLimits } from '../../contract/limits.ts'
import { ensure } from '../failures.ts'
import { batchLines, valuationBatches } from './batch.table.ts'
import { readNumbers } from './read-numbers.ts'

type StartCtx = Pick<SignedInCtx, 'db' | 'now' | 'newId' | 'actor'>

/**
 * Takes a list of numbers to be evaluated in the background; nothing of a refused file is kept, nor the file itself.
 * @throws AppFailure as `readNumbers`; `valuation.too_many_batches`
 */
export const startBatch = async (
  ctx: StartCtx,
  { upload }: { upload: Upload },
): Promise<{ id: string; total: number }> => {
  const numbers = await readNumbers(upload)
  const id = ctx.newId()
  await ctx.db.transaction(async (tx) => {
    const { ownerId: owner, createTime } = valuationBatches
    const counted = { what: 'valuation batches', table: valuationBatches, owner, createTime }
    const made = await countToday({ ...ctx, db: tx }, counted)
    ensure(made < valuationLimits.batchesPerDay, 'valuation.too_many_batches')
    await tx.insert(valuationBatches).values({ id, ownerId: ctx.actor.userId, createTime: ctx.now() })
    await tx
      .insert(batchLines)
      .values(numbers.map((number, at) => ({ batchId: id, ordinal: at + 1, ...number, outcome: 'waiting' as const })))
  })
  return { id, total: numbers.length }
}
