import type { Ctx } from '@portal/platform/server'
import { and, eq, ne } from 'drizzle-orm'
import { devices } from './session.table.ts'
import { hashToken, newToken } from './token.ts'

/** An id that no user has: it is looked up for an unknown user, so that he costs the same query as a known one. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Whether this browser has signed this user in before. */
export const isKnownDevice = async (ctx: Pick<Ctx, 'db' | 'device'>, userId: string | undefined): Promise<boolean> => {
  if (ctx.device === null) return false
  const [found] = await ctx.db
    .select({ userId: devices.userId })
    .from(devices)
    .where(and(eq(devices.tokenHash, hashToken(ctx.device)), eq(devices.userId, userId ?? nobody)))
  return found !== undefined
}

/** The token that the browser sent, if this portal made it: a stranger must not plant a token that he knows. */
const ownToken = async (ctx: Pick<Ctx, 'db' | 'device'>): Promise<string | null> => {
  if (ctx.device === null) return null
  const [found] = await ctx.db
    .select({ userId: devices.userId })
    .from(devices)
    .where(eq(devices.tokenHash, hashToken(ctx.device)))
    .limit(1)
  return found ? ctx.device : null
}

/** Remembers that this user has signed in from this browser; answers the token that the browser shows next time. */
export const rememberDevice = async (
  ctx: Pick<Ctx, 'db' | 'device' | 'now' | 'chance'>,
  userId: string,
): Promise<string> => {
  const token = (await ownToken(ctx)) ?? newToken(ctx)
  const lastUsedTime = ctx.now()
  await ctx.db
    .insert(devices)
    .values({ tokenHash: hashToken(token), userId, lastUsedTime })
    .onConflictDoUpdate({ target: [devices.tokenHash, devices.userId], set: { lastUsedTime } })
  return token
}

/**
 * Forgets the user's browsers after a change of password, except the one that made it: whoever signed in with the old
 * password counts as a stranger again.
 */
export const forgetDevices = async (
  ctx: Pick<Ctx, 'db'>,
  userId: string,
  { except }: { except: string | null },
): Promise<void> => {
  await ctx.db
    .delete(devices)
    .where(and(eq(devices.userId, userId), except === null ? undefined : ne(devices.tokenHash, hashToken(except))))
}
