import { believed, type Ctx } from '@portal/platform/server'
import type { Cohort } from '../proof/cohort.ts'
import type { Parameters } from '../proof/parameters.ts'
import { readCohort, readCohortInForce } from './cohort/read-cohort.ts'
import { findVersion, newestVersion } from './parameters/versions.ts'

/** What a valuation is made with. */
export type InForce = { parameters: Parameters; cohort: Cohort }

const current = believed<InForce>(async (ctx) => {
  const [{ parameters }, cohort] = await Promise.all([newestVersion(ctx), readCohortInForce(ctx.db)])
  return { parameters, cohort }
})

/** What valuations are made with now: a process follows new parameters and a new cohort within five seconds. */
export const readInForce = current.read

/** To be called by whoever puts parameters or a cohort in force, so that his own process follows at once. */
export const followInForce = current.lookAgain

/**
 * Parameters and cohort by the names on a result, of which neither ever changes.
 * @returns undefined for a name that nobody knows
 */
export const readNamed = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { parameters, cohort }: { parameters: string; cohort: string },
): Promise<InForce | undefined> => {
  const now = await readInForce(ctx)
  const ofParameters =
    parameters === now.parameters.name ? now.parameters : (await findVersion(ctx, parameters))?.parameters
  const ofCohort = cohort === now.cohort.name ? now.cohort : await readCohort(ctx.db, cohort)
  return ofParameters && ofCohort && { parameters: ofParameters, cohort: ofCohort }
}
