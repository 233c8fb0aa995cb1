import type { ById, SignedInCtx } from '@portal/platform/server'
import { and, desc, eq } from 'drizzle-orm'
import type { SessionRow } from '../contract/sessions.ts'
import { recordAccountEvent } from './account-events.ts'
import { ensure } from './failures.ts'
import { sessions } from './session.table.ts'
import { isLive } from './sessions.ts'

/** The sessions of one user, the latest first. */
export const sessionsOf = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'actor'>,
  userId: string,
): Promise<SessionRow[]> => {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(ctx.now())))
    .orderBy(desc(sessions.lastSeenTime))
  return rows.map(({ id, browser, address, createTime, lastSeenTime }) => ({
    id,
    browser,
    address,
    createTime: createTime.getTime(),
    lastSeenTime: lastSeenTime.getTime(),
    current: id === ctx.actor.sessionId,
  }))
}

/** The caller's own sessions. */
export const listSessions = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'actor'>,
): Promise<{ elements: SessionRow[] }> => ({ elements: await sessionsOf(ctx, ctx.actor.userId) })

/** Ends one of the caller's sessions; another user's session fails like one that does not exist. */
export const endSession = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'actor' | 'address'>,
  { params }: ById,
): Promise<Record<string, never>> => {
  const own = await ctx.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, ctx.actor.userId))
  const session = own.find(({ id }) => id === params.id)
  ensure(session, 'record.not_found')
  await ctx.db.delete(sessions).where(eq(sessions.id, session.id))
  await recordAccountEvent(ctx, { kind: 'session_ended', userId: ctx.actor.userId })
  return {}
}
