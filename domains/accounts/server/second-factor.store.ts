import { type Ctx, sealedFields } from '@portal/platform/server'
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { recoveryHash } from './recovery-codes.ts'
import { type SecondFactor, secondFactors } from './second-factor.table.ts'
import { stepOfCode } from './totp.ts'

const { seal, open } = sealedFields(secondFactors)

type StoreCtx = Pick<Ctx, 'db' | 'now' | 'cipher'>

export const findFactor = async (ctx: Pick<Ctx, 'db'>, userId: string): Promise<SecondFactor | undefined> => {
  const [found] = await ctx.db.select().from(secondFactors).where(eq(secondFactors.id, userId))
  return found
}

/** The factor of a user that is in force; undefined for whoever has none, or has only begun to set one up. */
export const findFactorInForce = async (ctx: Pick<Ctx, 'db'>, userId: string): Promise<SecondFactor | undefined> => {
  const found = await findFactor(ctx, userId)
  return found?.since ? found : undefined
}

/** Which of these users have a second factor in force. */
export const usersWithFactor = async (ctx: Pick<Ctx, 'db'>, userIds: string[]): Promise<ReadonlySet<string>> => {
  const found = await ctx.db
    .select({ id: secondFactors.id })
    .from(secondFactors)
    .where(and(inArray(secondFactors.id, userIds), isNotNull(secondFactors.since)))
  return new Set(found.map(({ id }) => id))
}

/** Stores a secret that is not in force yet, in place of one that was begun before; one in force stays as it is. */
export const storeBegun = async (ctx: StoreCtx, id: string, secretText: string): Promise<boolean> => {
  const secret = seal(ctx, 'secret', id, secretText)
  const begun = { secret, beganAt: ctx.now(), lastStep: 0 }
  const stored = await ctx.db
    .insert(secondFactors)
    .values({ id, ...begun, since: null, recoveryCodes: [] })
    .onConflictDoUpdate({ target: secondFactors.id, set: begun, setWhere: sql`${secondFactors.since} is null` })
    .returning({ id: secondFactors.id })
  return stored.length === 1
}

/** The step of a code that fits the secret and comes after every step used before; undefined for any other text. */
export const freshStep = (ctx: StoreCtx, factor: SecondFactor, code: string): number | undefined => {
  const step = stepOfCode(open(ctx, 'secret', factor), code, ctx.now())
  return step !== undefined && step > factor.lastStep ? step : undefined
}

/** Spaces and dashes, by which people and apps group a code. */
const plain = (code: string): string => code.replaceAll(/[\s-]/g, '')

const inForce = (id: string) => and(eq(secondFactors.id, id), isNotNull(secondFactors.since))

/**
 * Uses a code up, either of the app or for recovery; answers whether it was right. The condition stands in the statement, so
 * that of two logins at once with the same code only one gets in.
 */
export const takeCode = async (ctx: StoreCtx, factor: SecondFactor, given: string): Promise<boolean> => {
  const code = plain(given)
  const step = freshStep(ctx, factor, code)
  if (step !== undefined) {
    const used = await ctx.db
      .update(secondFactors)
      .set({ lastStep: step })
      .where(and(inForce(factor.id), eq(secondFactors.secret, factor.secret), lt(secondFactors.lastStep, step)))
      .returning({ id: secondFactors.id })
    return used.length === 1
  }
  const hash = recoveryHash(ctx, factor.id, code)
  const used = await ctx.db
    .update(secondFactors)
    .set({ recoveryCodes: sql`array_remove(${secondFactors.recoveryCodes}, ${hash})` })
    .where(and(inForce(factor.id), sql`${hash} = any(${secondFactors.recoveryCodes})`))
    .returning({ id: secondFactors.id })
  return used.length === 1
}

/** Puts a begun factor in force; answers whether it was the one that was read. */
export const putInForce = async (
  ctx: StoreCtx,
  factor: SecondFactor,
  given: { lastStep: number; recoveryCodes: string[] },
): Promise<boolean> => {
  const changed = await ctx.db
    .update(secondFactors)
    .set({ ...given, since: ctx.now() })
    .where(
      and(
        eq(secondFactors.id, factor.id),
        eq(secondFactors.secret, factor.secret),
        sql`${secondFactors.since} is null`,
      ),
    )
    .returning({ id: secondFactors.id })
  return changed.length === 1
}

export const replaceRecoveryCodes = async (ctx: StoreCtx, id: string, recoveryCodes: string[]): Promise<void> => {
  await ctx.db.update(secondFactors).set({ recoveryCodes }).where(inForce(id))
}

/** Removes the factor of a user; answers whether one was in force. */
export const removeFactor = async (ctx: Pick<Ctx, 'db'>, userId: string): Promise<boolean> => {
  const [removed] = await ctx.db
    .delete(secondFactors)
    .where(eq(secondFactors.id, userId))
    .returning({ since: secondFactors.since })
  return removed?.since != null
}
