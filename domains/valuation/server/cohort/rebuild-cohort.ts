import { type ActorCtx, loggedAs, recordAct } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import type { CohortVersion } from '../../contract/cohort/cohort.ts'
import { cohorts } from './cohort.table.ts'
import { ensure } from './failures.ts'
import { cohortRecord } from './publish-cohort.ts'
import { getVersion, viewVersion } from './view-cohort.ts'

/**
 * Asks for a new version, which is counted in the background.
 * @throws AppFailure `cohort.building` while one is being built
 */
export const rebuildCohort = async (ctx: ActorCtx<'config'>): Promise<CohortVersion> => {
  const [{ next } = { next: 1 }] = await ctx.db
    .select({ next: sql<number>`coalesce(max(substring(${cohorts.name} from 3)::int), 0) + 1` })
    .from(cohorts)
  const [made] = await ctx.db
    .insert(cohorts)
    .values({
      ...{ id: ctx.newId(), name: `C-${next}`, state: 'building', attempts: 0 },
      ...{ createTime: ctx.now(), createdById: ctx.actor.userId },
      isDemonstration: ctx.config.mode === 'demonstration',
    })
    // Of two that ask at once the second finds the first.
    .onConflictDoNothing()
    .returning({ name: cohorts.name, state: cohorts.state })
  ensure(made, 'cohort.building')
  const { name, state } = made
  await recordAct(ctx, { ...loggedAs(cohortRecord, name), before: null, after: { state } })
  return viewVersion(ctx, await getVersion(ctx, name))
}
