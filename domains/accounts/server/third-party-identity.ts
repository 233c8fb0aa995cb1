import type { Ctx } from '@portal/platform/server'
import { and, eq, sql } from 'drizzle-orm'
import { usernameKey, username as usernameRule } from '../contract/username.ts'
import { recordAccountEvent } from './account-events.ts'
import type { ProvedToken } from './prove-third-token.ts'
import { thirdPartyIdentities, usedThirdTokens } from './third-party.table.ts'
import { insertUser, isUsernameTaken } from './user.store.ts'
import { type UserRecord, users } from './user.table.ts'

type IdentityCtx = Pick<Ctx, 'db' | 'now' | 'newId' | 'chance' | 'cipher' | 'actor' | 'address'>

const fingerprintOf = (ctx: Pick<Ctx, 'cipher'>, { issuer, subject }: ProvedToken): string =>
  ctx.cipher.fingerprint(`${issuer.issuer}\n${subject}`, 'third-party-subject')

/**
 * Marks the token as used; false where it was used before. Of two uses at once the second waits for the transaction of
 * the first.
 */
export const useUpToken = async (
  ctx: Pick<Ctx, 'db'>,
  { issuer, tokenId, expiresAt }: ProvedToken,
): Promise<boolean> => {
  const used = await ctx.db
    .insert(usedThirdTokens)
    .values({ issuer: issuer.issuer, tokenId, expiresAt })
    .onConflictDoNothing()
    .returning({ tokenId: usedThirdTokens.tokenId })
  return used.length > 0
}

/** The account to which the token's subject is bound; inside a transaction its row stays locked. */
export const findBoundUser = async (
  ctx: Pick<Ctx, 'db' | 'cipher'>,
  proved: ProvedToken,
): Promise<UserRecord | undefined> => {
  const [found] = await ctx.db
    .select({ user: users })
    .from(thirdPartyIdentities)
    .innerJoin(users, eq(users.id, thirdPartyIdentities.userId))
    .where(
      and(
        eq(thirdPartyIdentities.issuer, proved.issuer.issuer),
        eq(thirdPartyIdentities.subjectFingerprint, fingerprintOf(ctx, proved)),
      ),
    )
    .for('update', { of: users })
  return found?.user
}

/** A name of ten characters out of 32: so many are possible that two users never meet, and nobody reads a word in it. */
const madeName = (ctx: Pick<Ctx, 'chance'>): string =>
  `用户${[...ctx.chance(10)].map((byte) => 'abcdefghijkmnpqrstuvwxyz23456789'.charAt(byte % 32)).join('')}`

/** The user's name at the issuer, where the rules of user names allow it and nobody has it; else a made-up one. */
const freeName = async (ctx: IdentityCtx, preferred: string | undefined): Promise<string> => {
  const parsed = usernameRule.safeParse(preferred)
  if (!parsed.success) return madeName(ctx)
  // Of two users who come at once with one name, the second waits here and sees that the name is taken; his insert
  // would fail.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${usernameKey(parsed.data)}, 1))`)
  if (!(await isUsernameTaken(ctx, parsed.data))) return parsed.data
  return madeName(ctx)
}

/**
 * Makes a customer for a subject that comes for the first time. Phone and e-mail are not copied, and an account with
 * the same ones is not looked for: what an issuer says of them must not open another user's account, nor make the new
 * user's own phone ambiguous for his login. Call it inside the transaction that uses the token up.
 */
export const bindNewUser = async (ctx: IdentityCtx, proved: ProvedToken, passwordHash: string): Promise<UserRecord> => {
  const { issuer, preferredName } = proved
  const subjectFingerprint = fingerprintOf(ctx, proved)
  // The lock lets two first logins of one person at once make only one account.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subjectFingerprint}, 0))`)
  const bound = await findBoundUser(ctx, proved)
  if (bound) return bound
  const username = await freeName(ctx, preferredName)
  const user = await insertUser(ctx, { username, passwordHash, userType: 'customer' })
  await ctx.db
    .insert(thirdPartyIdentities)
    .values({ issuer: issuer.issuer, subjectFingerprint, userId: user.id, createTime: ctx.now() })
  await recordAccountEvent(ctx, {
    kind: 'registered',
    userId: user.id,
    detail: { userType: 'customer', issuer: issuer.issuer },
  })
  return user
}
