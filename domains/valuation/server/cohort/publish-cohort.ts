import type { ActorCtx } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import { builtInCohort, publishable } from '../../contract/cohort/cohort.ts'
import { followInForce } from '../in-force.ts'
import { cohortPublications, cohorts } from './cohort.table.ts'
import { ensure } from './failures.ts'
import { nameInForce } from './read-cohort.ts'
import { getVersion } from './view-cohort.ts'

/**
 * Puts a version into force, in the caller's transaction: one that was built, one that was in force before, or the built-in one.
 * Each time is written down.
 * @throws AppFailure `record.not_found`, `cohort.not_ready`, `cohort.in_force`
 */
export const publishCohort = async (
  ctx: ActorCtx,
  { params: { version } }: { params: { version: string } },
): Promise<{ version: string }> => {
  // One publication after the other, so that the last one written is the one that was decided last.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('valuation.cohort.publish', 0))`)
  if (version !== builtInCohort) {
    const { state } = await getVersion(ctx, version)
    ensure(publishable.includes(state), 'cohort.not_ready')
    await ctx.db.update(cohorts).set({ state: 'published' }).where(eq(cohorts.name, version))
  }
  ensure((await nameInForce(ctx.db)) !== version, 'cohort.in_force')
  await ctx.db.insert(cohortPublications).values({ cohort: version, actorId: ctx.actor.userId, createTime: ctx.now() })
  followInForce(ctx)
  return { version }
}
