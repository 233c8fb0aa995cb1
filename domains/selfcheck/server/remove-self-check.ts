import type { Actor, ById, Ctx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { fail } from './failures.ts'
import { ensureId } from './own-self-checks.ts'
import { selfChecks } from './self-check.table.ts'

/** Deletes a check of the user. A request that was sent with the check has a copy of the answers. */
export const removeSelfCheck = async (
  { db, actor }: Pick<Ctx, 'db'> & { actor: Pick<Actor, 'userId'> },
  { params }: ById,
): Promise<Record<string, never>> => {
  ensureId(params.id)
  const removed = await db
    .delete(selfChecks)
    .where(and(eq(selfChecks.id, params.id), eq(selfChecks.userId, actor.userId)))
    .returning({ id: selfChecks.id })
  return removed.length > 0 ? {} : fail('record.not_found')
}
