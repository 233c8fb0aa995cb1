import { type Ctx, countedAddress } from '@portal/platform/server'
import { and, count, eq, gt, inArray, max } from 'drizzle-orm'
import { fail } from './failures.ts'
import { loginFailures } from './login-failure.table.ts'
import { loginNameOf } from './login-name.ts'
import { hashToken } from './token.ts'

const windowMs = 15 * 60_000
const longestDelayS = 60

/** What a failed login counts against, and the number of failures from which on it slows down. */
export type Subject = { key: string; allowed: number }

type SubjectCtx = Pick<Ctx, 'cipher'>

const accountAllowed = 5

/** The subject of an account: failures by its user name, phone and e-mail count together. */
export const userSubject = (userId: string): Subject => ({ key: `user ${userId}`, allowed: accountAllowed })

/** The subject of a name that nobody has, in any spelling: it slows down like an account. */
export const unknownNameSubject = (ctx: SubjectCtx, name: string): Subject => ({
  key: `account ${ctx.cipher.fingerprint(loginNameOf(name).key, 'login-name')}`,
  allowed: accountAllowed,
})

export const addressSubject = (ctx: SubjectCtx, address: string): Subject => ({
  key: `address ${ctx.cipher.fingerprint(countedAddress(address), 'address')}`,
  allowed: 20,
})

/**
 * The subject of a known browser. It is counted apart from the account, and has a limit too, so that a stolen device
 * token is no free pass.
 */
export const deviceSubject = (device: string): Subject => ({ key: `device ${hashToken(device)}`, allowed: 20 })

/** The delay after the last failure, in seconds: 1 after the last allowed failure, doubling to 60. */
const delayAfter = (failures: number, allowed: number): number =>
  failures < allowed ? 0 : Math.min(longestDelayS, 2 ** (failures - allowed))

/** Fails with 429 and Retry-After while one of the subjects has to wait, whatever the password. */
export const ensureNotSlowed = async (ctx: Pick<Ctx, 'db' | 'now'>, subjects: readonly Subject[]): Promise<void> => {
  const now = ctx.now().getTime()
  const rows = await ctx.db
    .select({ key: loginFailures.subject, failures: count(), last: max(loginFailures.failedAt) })
    .from(loginFailures)
    .where(
      and(
        inArray(
          loginFailures.subject,
          subjects.map(({ key }) => key),
        ),
        gt(loginFailures.failedAt, new Date(now - windowMs)),
      ),
    )
    .groupBy(loginFailures.subject)
  const waits = rows.map(({ key, failures, last }) => {
    const allowed = subjects.find((subject) => subject.key === key)?.allowed ?? 0
    return (last?.getTime() ?? 0) + delayAfter(failures, allowed) * 1000 - now
  })
  const retryAfter = Math.ceil(Math.max(0, ...waits) / 1000)
  if (retryAfter > 0) fail('account.slowed_down', { retryAfter, msg: `尝试次数过多，请 ${retryAfter} 秒后再试` })
}

export const recordFailure = async (ctx: Pick<Ctx, 'db' | 'now'>, subjects: readonly Subject[]): Promise<void> => {
  const failedAt = ctx.now()
  await ctx.db.insert(loginFailures).values(subjects.map(({ key }) => ({ subject: key, failedAt })))
}

/** Ends the count against one subject; after a right password that is the account, while the address keeps its count. */
export const forgetFailures = async (ctx: Pick<Ctx, 'db'>, subject: Subject): Promise<void> => {
  await ctx.db.delete(loginFailures).where(eq(loginFailures.subject, subject.key))
}
