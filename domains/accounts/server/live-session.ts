import type { Ctx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { sessions } from './session.table.ts'
import { isLive } from './sessions.ts'
import { users } from './user.table.ts'

/**
 * Whether a session is still alive by which something else was opened (a ticket, an upload under way): nobody has
 * signed out of it, it has not run out, and its account is not disabled. With `held` nobody can end it before the
 * caller's transaction ends.
 */
export const sessionLives = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  sessionId: string | null,
  { held = false }: { held?: boolean } = {},
): Promise<boolean> => {
  if (sessionId === null) return false
  const found = ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isLive(ctx.now()), eq(users.status, 'active')))
  return (await (held ? found.for('share') : found)).length === 1
}

/** Whether an account exists and is active: for links that were given to its user and open without a session. */
export const isActiveUser = async ({ db }: Pick<Ctx, 'db'>, userId: string): Promise<boolean> => {
  const active = and(eq(users.id, userId), eq(users.status, 'active'))
  return (await db.select({ id: users.id }).from(users).where(active)).length === 1
}
