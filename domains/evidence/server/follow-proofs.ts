import { type JobCtx, type Listener, publish } from '@portal/platform/server'
import { proofOf, proofsChanged } from '@portal/proofs/server'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { evidences } from './evidence.table.ts'
import { nextVersion } from './find-evidence.ts'
import { statements } from './history.table.ts'

type Changed = { sha256: string }

const followStatement = async (ctx: JobCtx, sha256: string): Promise<void> => {
  const [changed] = await ctx.db
    .select({ evidenceId: statements.evidenceId })
    .from(statements)
    .where(and(eq(statements.sha256, sha256), inArray(statements.kind, ['seal', 'supplement'])))
  if (changed?.evidenceId) await followRecord(ctx, changed.evidenceId)
}

/** Sets a record to proved (`proof` 3) once every configured proof of each of its statements holds, and publishes that. */
export const followRecord = async (ctx: Pick<JobCtx, 'db' | 'now' | 'config'>, evidenceId: string): Promise<void> => {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const [record] = await tx.select().from(evidences).where(eq(evidences.id, evidenceId)).for('update')
    if (record?.proof !== 1) return
    const made = await tx
      .select({ sha256: statements.sha256 })
      .from(statements)
      .where(and(eq(statements.evidenceId, evidenceId), isNotNull(statements.seq)))
    const proofs = await proofOf(
      inside,
      made.map((one) => one.sha256),
    )
    if (!made.every((one) => proofs.get(one.sha256)?.settled)) return
    await tx.update(evidences).set({ proof: 3, version: nextVersion }).where(eq(evidences.id, evidenceId))
    const { id, evidenceNo, userId } = record
    await publish(inside, 'evidence.proved', { id, evidenceNo, userId })
  })
}

export const proofsListener: Listener = {
  event: proofsChanged,
  name: 'evidence.follow-proofs',
  react: (ctx, data) => followStatement(ctx, (data as Changed).sha256),
}

const mostAtOnce = 200

/** Looks at the records whose proofs are still on their way, the oldest first, in case an event was missed. */
export const followPending = async (ctx: JobCtx): Promise<void> => {
  const waiting = await ctx.db
    .select({ id: evidences.id })
    .from(evidences)
    .where(eq(evidences.proof, 1))
    .orderBy(asc(evidences.sealedAt))
    .limit(mostAtOnce)
  for (const { id } of waiting) await followRecord(ctx, id)
}
