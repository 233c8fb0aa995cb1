import type { Ctx } from '@portal/platform/server'
import type { Checkpoint } from '../../proof/checkpoint.ts'
import { consistencyRanges, sameBytes } from '../../proof/merkle.ts'
import { verifyConsistency } from '../../proof/merkle-check.ts'
import type { Remembered } from './log-memory.ts'
import { hashRanges, rootAt } from './read-nodes.ts'

/**
 * Why a tree must not be signed. `memory_lost`: checkpoints were signed with this key, and the signer does not remember
 * them. `database_behind`: the database has fewer leaves than were signed. `forked`: it has other leaves.
 */
export type TreeFault = 'memory_lost' | 'database_behind' | 'forked'

type TreeCtx = Pick<Ctx, 'db'>
type Tree = Pick<Checkpoint, 'size' | 'root'>

/** Whether a tree only adds to what was signed last: undefined where it does, else the fault. */
export const judgeTree = async (
  ctx: TreeCtx,
  { size, root }: Tree,
  last: Pick<Remembered, 'size' | 'root'> | undefined,
): Promise<TreeFault | undefined> => {
  if (last === undefined || last.size === 0) return undefined
  if (last.size > size) return 'database_behind'
  const proof = await hashRanges(ctx, consistencyRanges(last.size, size))
  const isGrown = verifyConsistency({ old: last.size, oldRoot: last.root, size, root, proof })
  return isGrown ? undefined : 'forked'
}

/** Whether what the operator says was signed last, `<size>:<root in base64>`, is true of this tree. */
export const isVouchedFor = async (ctx: TreeCtx, size: number, word: string | undefined): Promise<boolean> => {
  const [, digits = '', coded = ''] = /^(\d{1,15}):(.+)$/.exec(word ?? '') ?? []
  const vouched = Number(digits)
  if (vouched === 0 || vouched > size) return false
  return sameBytes(await rootAt(ctx, vouched), Buffer.from(coded, 'base64'))
}
