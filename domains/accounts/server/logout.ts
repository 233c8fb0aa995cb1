import type { Ctx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { recordAccountEvent } from './account-events.ts'
import { sessions } from './session.table.ts'
import { hashToken } from './token.ts'

/** Ends the session whose token is in the header, else in the query; it succeeds too where there is no session to end. */
export const logout = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'token' | 'actor' | 'address'>,
  { query }: { query: { access_token?: string | undefined } },
): Promise<Record<string, never>> => {
  const token = ctx.token ?? query.access_token
  if (!token) return {}
  const [ended] = await ctx.db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ userId: sessions.userId })
  if (ended) await recordAccountEvent(ctx, { kind: 'logged_out', userId: ended.userId })
  return {}
}
