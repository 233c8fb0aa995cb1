import type { ById, SignedInCtx } from '@portal/platform/server'
import { and, desc, eq } from 'drizzle-orm'
import type { SessionRow } from '../contract/sessions.ts'
import { recordAccountEvent } from './account-events.ts'
import { ensure } from './failures.ts'
import { sessions } from './session.table.ts'
import { isLive } from './sessions.ts'

/** The caller's sessions, the latest first. */
export const listSessions = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'actor'>,
): Promise<{ elements: SessionRow[] }> => {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, ctx.actor.userId), isLive(ctx.now())))
    .orderBy(desc(sessions.lastSeenTime))
  const elements = rows.map(({ id, browser, address, createTime, lastSeenTime }) => ({
    id,
    browser,
    address,
    createTime: createTime.getTime(),
    lastSeenTime: lastSeenTime.getTime(),
    current: id === ctx.actor.sessionId,
  }))
  return { elements }
}

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
