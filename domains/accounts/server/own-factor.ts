import { refuseField, type SignedInCtx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import {
  type BeginFactorForm,
  type BegunFactor,
  type ConfirmFactorForm,
  type FactorState,
  isFactorAsked,
  type ProvenFactorForm,
  type RecoveryCodes,
} from '../contract/second-factor.ts'
import { recordAccountEvent } from './account-events.ts'
import { forgetDevices } from './devices.ts'
import { ensure } from './failures.ts'
import { noteRefusal } from './note-refusal.ts'
import { passwordGate, verifyPassword } from './password-hash.ts'
import { proveCode, refuseCode } from './prove-code.ts'
import { recordUserAct } from './record-user-act.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import {
  findFactor,
  findFactorInForce,
  freshStep,
  putInForce,
  removeFactor,
  replaceRecoveryCodes,
  storeBegun,
} from './second-factor.store.ts'
import type { SecondFactor } from './second-factor.table.ts'
import { sessions } from './session.table.ts'
import { readSettings } from './settings.ts'
import { ensureNotSlowed, recordFailure, userSubject } from './slow-down.ts'
import { newTotpSecret, totpUri } from './totp.ts'
import { getUser } from './user.store.ts'
import type { UserRecord } from './user.table.ts'

/** How long a secret that was begun may be confirmed. */
const begunMs = 10 * 60_000

type FactorCtx = Pick<SignedInCtx, 'db' | 'now' | 'chance' | 'cipher' | 'actor' | 'address' | 'device' | 'act'>

const isAsked = async (ctx: Pick<FactorCtx, 'db'>, user: UserRecord): Promise<boolean> =>
  isFactorAsked((await readSettings(ctx)).secondFactor, user)

/** Whether the caller has a second factor, and whether the operator asks him for one. */
export const factorStateOf = async (ctx: Pick<FactorCtx, 'db' | 'actor'>): Promise<FactorState> => {
  const user = await getUser(ctx, ctx.actor.userId)
  const factor = await findFactorInForce(ctx, user.id)
  return {
    on: factor !== undefined,
    required: await isAsked(ctx, user),
    since: factor?.since?.getTime() ?? null,
    recoveryLeft: factor?.recoveryCodes.length ?? 0,
  }
}

/** Proves the caller's password, and his code where one is given; failures of both count like those at the login. */
const proveOwner = (ctx: FactorCtx, user: UserRecord, { password, code }: { password: string; code?: string }) => {
  const subjects = [userSubject(user.id)]
  return passwordGate(async () => {
    await ensureNotSlowed(ctx, subjects)
    if (!(await verifyPassword(user.passwordHash, password))) {
      await recordFailure(ctx, subjects)
      await recordAccountEvent(ctx, { kind: 'old_password_failed', userId: user.id })
      await noteRefusal(ctx, user, '密码错误')
      return refuseField('password', '密码错误')
    }
    if (code !== undefined) await proveCode(ctx, user, { code, subjects })
  })
}

/** Has the act log keep that a member of staff changed his own factor, in the transaction that changes it. */
const recordOwnAct = async (
  ctx: Pick<FactorCtx, 'db' | 'act' | 'actor'>,
  change: { before: object | null; after: object | null; note?: string },
): Promise<void> => {
  const { userId: id, userType } = ctx.actor
  if (userType === 'staff') await recordUserAct(ctx, { id }, change)
}

/** Makes a secret for the caller's app. It is in force only after `confirmFactor`, so that a mistyped one shuts nobody out. */
export const beginFactor = async (ctx: FactorCtx, { body }: { body: BeginFactorForm }): Promise<BegunFactor> => {
  const user = await getUser(ctx, ctx.actor.userId)
  ensure(!(await findFactorInForce(ctx, user.id)), 'account.factor_on')
  await proveOwner(ctx, user, body)
  const secret = newTotpSecret(ctx.chance)
  ensure(await storeBegun(ctx, user.id, secret), 'account.factor_on')
  return { secret, uri: totpUri(secret, user.username), expiresAt: ctx.now().getTime() + begunMs }
}

const getBegun = async (ctx: FactorCtx): Promise<SecondFactor> => {
  const factor = await findFactor(ctx, ctx.actor.userId)
  ensure(!factor?.since, 'account.factor_on')
  ensure(factor && ctx.now().getTime() < factor.beganAt.getTime() + begunMs, 'account.factor_not_begun')
  return factor
}

/**
 * Puts the begun factor in force after one right code, and answers the recovery codes once. The caller's session is then open; his
 * others that waited for a factor end, and other browsers are no longer known, since whoever waits there has shown a password alone.
 */
export const confirmFactor = async (ctx: FactorCtx, { body }: { body: ConfirmFactorForm }): Promise<RecoveryCodes> => {
  const begun = await getBegun(ctx)
  const userId = begun.id
  const subjects = [userSubject(userId)]
  await ensureNotSlowed(ctx, subjects)
  const lastStep = freshStep(ctx, begun, body.code.replaceAll(/[\s-]/g, ''))
  if (lastStep === undefined) return refuseCode(ctx, { id: userId, userType: ctx.actor.userType }, subjects)
  const { codes, hashes } = newRecoveryCodes(ctx, userId)
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    ensure(await putInForce(inside, begun, { lastStep, recoveryCodes: hashes }), 'account.factor_on')
    await tx.update(sessions).set({ factorDue: false }).where(eq(sessions.id, ctx.actor.sessionId))
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.factorDue, true)))
    await forgetDevices(inside, userId, { except: ctx.device })
    await recordAccountEvent(inside, { kind: 'second_factor_on', userId })
    await recordOwnAct(inside, { before: { secondFactor: false }, after: { secondFactor: true } })
  })
  return { recoveryCodes: codes }
}

/** Replaces the recovery codes; the old ones no longer work. */
export const renewRecoveryCodes = async (
  ctx: FactorCtx,
  { body }: { body: ProvenFactorForm },
): Promise<RecoveryCodes> => {
  const user = await getUser(ctx, ctx.actor.userId)
  ensure(await findFactorInForce(ctx, user.id), 'account.factor_off')
  await proveOwner(ctx, user, body)
  const { codes, hashes } = newRecoveryCodes(ctx, user.id)
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    await replaceRecoveryCodes(inside, user.id, hashes)
    await recordAccountEvent(inside, { kind: 'recovery_codes_made', userId: user.id })
    await recordOwnAct(inside, { before: null, after: null, note: '原有的恢复码作废' })
  })
  return { recoveryCodes: codes }
}

/** Ends the caller's second factor; refused while the operator asks for it. */
export const endFactor = async (
  ctx: FactorCtx,
  { body }: { body: ProvenFactorForm },
): Promise<Record<string, never>> => {
  const user = await getUser(ctx, ctx.actor.userId)
  ensure(await findFactorInForce(ctx, user.id), 'account.factor_off')
  ensure(!(await isAsked(ctx, user)), 'account.factor_required')
  await proveOwner(ctx, user, body)
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    await removeFactor(inside, user.id)
    await recordAccountEvent(inside, { kind: 'second_factor_off', userId: user.id })
    await recordOwnAct(inside, { before: { secondFactor: true }, after: { secondFactor: false } })
  })
  return {}
}
