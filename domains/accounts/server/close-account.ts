import { type Ctx, publish, type SignedInCtx } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import { usernameKey } from '../contract/username.ts'
import { recordAccountEvent } from './account-events.ts'
import { forgetDevices } from './devices.ts'
import { erasedEvent } from './erase-account.ts'
import { ensure } from './failures.ts'
import { spareHash } from './password-hash.ts'
import { usernameFingerprint } from './personal-data.ts'
import { removeFactor } from './second-factor.store.ts'
import { endSessions } from './sessions.ts'
import { thirdPartyIdentities } from './third-party.table.ts'
import { keptUsernames, type UserRecord, users } from './user.table.ts'
import { userAccess } from './user-access.table.ts'
import { closedName } from './user-names.ts'

type CloseCtx = Pick<Ctx, 'db' | 'now' | 'chance' | 'cipher' | 'address' | 'personal'> & Pick<SignedInCtx, 'actor'>

/** For so long nobody else may take the user name of a closed account, so that nobody is taken for its former owner. */
const nameKeptMs = 180 * 86_400_000

/** Letters and digits of the name of a closed account; there are 32, so that each byte chooses one without bias. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const pseudonymOf = (ctx: Pick<Ctx, 'chance'>): string =>
  closedName + [...ctx.chance(4)].map((byte) => letters.charAt(byte % letters.length)).join('')

/** Refuses to close an account of which something is still open; the refusal counts what is. */
const ensureNothingOpen = async (ctx: CloseCtx, userId: string): Promise<void> => {
  const counted = (await Promise.all(ctx.personal.map(({ counts }) => counts?.(ctx, userId) ?? []))).flat()
  const open = counted.filter((one) => one.open > 0)
  const current = Object.fromEntries(counted.map((one) => [one.key, one.open]))
  const words = open.map((one) => `${one.name} ${one.open} 件`).join('、')
  ensure(open.length === 0, 'account.open_matters', { msg: `还有未了结的${words}，完成后才能注销`, current })
}

const erased = {
  companyName: null,
  phone: null,
  phoneFingerprint: null,
  email: null,
  emailFingerprint: null,
  idCard: null,
  idCardFingerprint: null,
  note: null,
}

/**
 * Closes an account whose row the caller has locked: nobody signs in to it any more, its personal data are erased, and it goes on
 * as a pseudonym. `account.erased` then makes the domains erase what is theirs. An account that nobody has taken into use yet
 * is removed wholly.
 * @throws AppFailure `account.open_matters`
 */
export const closeAccount = async (ctx: CloseCtx, user: UserRecord, reason: string | null): Promise<void> => {
  if (user.status === 'invited') {
    await ctx.db.delete(users).where(eq(users.id, user.id))
    await recordAccountEvent(ctx, { kind: 'invitation_withdrawn', userId: user.id })
    return
  }
  await ensureNothingOpen(ctx, user.id)
  const now = ctx.now()
  const username = pseudonymOf(ctx)
  const fingerprint = usernameFingerprint(ctx, user.usernameKey)
  const until = new Date(now.getTime() + nameKeptMs)
  await ctx.db
    .insert(keptUsernames)
    .values({ fingerprint, until })
    .onConflictDoUpdate({ target: keptUsernames.fingerprint, set: { until } })
  await ctx.db
    .update(users)
    .set({
      ...{ ...erased, username, usernameKey: `${usernameKey(username)}-${user.id}`, status: 'deleted', closedAt: now },
      ...{ passwordHash: spareHash, mustChangePassword: false, oneTimeUsedAt: null },
      // Whoever has read the account before must not change what is left of it.
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, user.id))
  await endSessions(ctx, user.id)
  await forgetDevices(ctx, user.id, { except: null })
  await removeFactor(ctx, user.id)
  await ctx.db.delete(thirdPartyIdentities).where(eq(thirdPartyIdentities.userId, user.id))
  await ctx.db.delete(userAccess).where(eq(userAccess.userId, user.id))
  await recordAccountEvent(ctx, { kind: 'account_closed', userId: user.id, detail: { reason } })
  await publish(ctx, erasedEvent, { userId: user.id })
}
