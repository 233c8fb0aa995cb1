import { builtInParameters } from '../proof/built-in-parameters.ts'
import type { Cohort } from '../proof/cohort.ts'
import { defaultCohort } from '../proof/default-cohort.ts'
import type { Parameters } from '../proof/parameters.ts'

/** What valuations are made with now. */
export const inForce: { parameters: Parameters; cohort: Cohort } = {
  parameters: builtInParameters,
  cohort: defaultCohort,
}

/** Parameters and cohort by the names on a result; undefined for names that nobody knows. */
export const namedOn = ({ parameters, cohort }: { parameters: string; cohort: string }): typeof inForce | undefined =>
  parameters === inForce.parameters.name && cohort === inForce.cohort.name ? inForce : undefined
