import type { Actor, Ctx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { fail } from './failures.ts'
import { ensureId } from './own-self-checks.ts'
import { selfChecks } from './self-check.table.ts'

/** Removes one's own check for good. A request that it was sent with carries the answers itself. */
export const removeSelfCheck = async (
  { db, actor }: Pick<Ctx, 'db'> & { actor: Pick<Actor, 'userId'> },
  { params }: { params: { id: string } },
): Promise<Record<string, never>> => {
  ensureId(params.id)
  const removed = await db
    .delete(selfChecks)
    .where(and(eq(selfChecks.id, params.id), eq(selfChecks.userId, actor.userId)))
    .returning({ id: selfChecks.id })
  return removed.length > 0 ? {} : fail('record.not_found')
}
