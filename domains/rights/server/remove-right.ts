import { forgetFiles } from '@portal/files/server'
import type { ActorCtx, ById } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { tellAgencies } from './end-delegations.ts'
import { rights } from './right.table.ts'
import { getRight } from './right-access.ts'
import { endDeadlines } from './right-deadlines.ts'
import { paperFileKind } from './right-papers.ts'

/** Removes one's own right with all that belongs to it. Papers that were copied into cases stay there. */
export const removeRight = async (ctx: ActorCtx, { params }: ById): Promise<Record<string, never>> => {
  await ctx.db.transaction(async (tx) => {
    const { right } = await getRight({ ...ctx, db: tx }, params.id, { need: 'owner', held: true })
    await tellAgencies({ ...ctx, db: tx }, [right.id])
    await tx.delete(rights).where(eq(rights.id, right.id))
    await endDeadlines({ ...ctx, db: tx }, [right])
    await forgetFiles({ db: tx }, { kind: paperFileKind, refs: [right.id] })
  })
  return {}
}
