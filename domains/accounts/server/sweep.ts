import type { Job, JobCtx } from '@portal/platform/server'
import { and, isNull, lt, not } from 'drizzle-orm'
import { eraseLater } from './erase-account.ts'
import { loginFailures } from './login-failure.table.ts'
import { secondFactors } from './second-factor.table.ts'
import { devices, sessions } from './session.table.ts'
import { isLive } from './sessions.ts'
import { usedThirdTokens } from './third-party.table.ts'
import { keptUsernames } from './user.table.ts'

const hourMs = 60 * 60_000
const deviceLifeMs = 180 * 24 * hourMs

/**
 * Deletes what has no effect any more: ended sessions, failures older than their window, browsers not seen for
 * long, second factors that were begun and not confirmed.
 */
export const sweepAccounts = async (ctx: Pick<JobCtx, 'db' | 'now'>): Promise<void> => {
  const now = ctx.now()
  await ctx.db.delete(sessions).where(not(isLive(now)))
  await ctx.db.delete(loginFailures).where(lt(loginFailures.failedAt, new Date(now.getTime() - hourMs)))
  await ctx.db.delete(usedThirdTokens).where(lt(usedThirdTokens.expiresAt, now))
  await ctx.db.delete(keptUsernames).where(lt(keptUsernames.until, now))
  const begun = and(isNull(secondFactors.since), lt(secondFactors.beganAt, new Date(now.getTime() - hourMs)))
  await ctx.db.delete(secondFactors).where(begun)
  await ctx.db.delete(devices).where(lt(devices.lastUsedTime, new Date(now.getTime() - deviceLifeMs)))
}

export const accountJobs: Job[] = [
  { name: 'accounts.sweep', cron: '17 * * * *', run: sweepAccounts },
  { name: 'accounts.erase-later', cron: '23 4 * * *', run: eraseLater },
]
