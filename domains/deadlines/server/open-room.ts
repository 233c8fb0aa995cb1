import type { SignedInCtx } from '@portal/platform/server'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { deadlineLimits } from '../contract/limits.ts'
import { ensure } from './failures.ts'
import { ownDeadlines } from './own-deadline.table.ts'

/**
 * Makes sure that one more open deadline of a user has room, beside those that domains keep for his things. Two calls at once
 * are counted one after the other, which the lock on his name sees to.
 * @throws AppFailure `deadline.too_many`
 */
export const ensureRoom = async ({ db }: Pick<SignedInCtx, 'db'>, userId: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`deadlines ${userId}`}, 0))`)
  const open = await db.$count(
    ownDeadlines,
    and(eq(ownDeadlines.userId, userId), eq(ownDeadlines.state, 'open'), isNull(ownDeadlines.slot)),
  )
  ensure(open < deadlineLimits.open, 'deadline.too_many')
}
