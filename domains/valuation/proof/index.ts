export { builtInParameters } from './built-in-parameters.ts'
export { defaultCohort } from './default-cohort.ts'
export { modelVersion, valuate } from './valuate.ts'
