import { type ActorCtx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import { builtInCohort, publishable } from '../../contract/cohort/cohort.ts'
import { cohortPath, cohortsPath } from '../../contract/model-paths.ts'
import { followInForce } from '../in-force.ts'
import { cohortPublications, cohorts } from './cohort.table.ts'
import { ensure } from './failures.ts'
import { nameInForce, readContent } from './read-cohort.ts'
import { getVersion } from './view-cohort.ts'

/** The built-in version has no page of its own. */
export const cohortRecord: RecordKind = {
  at: '/api/admin/cohorts/{version}',
  kind: 'valuationCohort',
  page: (version) => (version === builtInCohort ? cohortsPath : cohortPath(version)),
}

/**
 * Puts a version into force, in the caller's transaction: one that was built, one that was in force before, or the built-in one.
 * Each time is written down.
 * @throws AppFailure `record.not_found`, `cohort.not_ready`, `cohort.too_few`, `cohort.in_force`
 */
export const publishCohort = async (
  ctx: ActorCtx,
  { params: { version } }: { params: { version: string } },
): Promise<{ version: string }> => {
  // One publication after the other, so that the last one written is the one that was decided last.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('valuation.cohort.publish', 0))`)
  if (version !== builtInCohort) {
    const { id, state } = await getVersion(ctx, version)
    ensure(publishable.includes(state), 'cohort.not_ready')
    const content = await readContent(ctx.db, id)
    ensure((content?.tables.length ?? 0) > 0, 'cohort.too_few')
    await ctx.db.update(cohorts).set({ state: 'published' }).where(eq(cohorts.name, version))
  }
  const inForce = await nameInForce(ctx.db)
  ensure(inForce !== version, 'cohort.in_force')
  await ctx.db.insert(cohortPublications).values({ cohort: version, actorId: ctx.actor.userId, createTime: ctx.now() })
  followInForce(ctx)
  await recordAct(ctx, {
    ...loggedAs(cohortRecord, version),
    before: { inForce },
    after: { inForce: version },
  })
  return { version }
}
