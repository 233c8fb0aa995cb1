import type { Ctx } from '@portal/platform/server'
import { builtInParameters } from '../proof/built-in-parameters.ts'
import type { Cohort } from '../proof/cohort.ts'
import type { Parameters } from '../proof/parameters.ts'
import { readCohort, readCohortInForce } from './cohort/read-cohort.ts'

/** What valuations are made with. */
export type InForce = { parameters: Parameters; cohort: Cohort }

/** What valuations are made with now. */
export const readInForce = async (db: Ctx['db']): Promise<InForce> => ({
  parameters: builtInParameters,
  cohort: await readCohortInForce(db),
})

/** Parameters and cohort by the names on a result; undefined for names that nobody knows. */
export const readNamed = async (
  db: Ctx['db'],
  names: { parameters: string; cohort: string },
): Promise<InForce | undefined> => {
  const cohort = await readCohort(db, names.cohort)
  return cohort && names.parameters === builtInParameters.name ? { parameters: builtInParameters, cohort } : undefined
}
