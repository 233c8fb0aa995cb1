import { type Ensure, ensureOf } from '@portal/platform/server'
import { cohortErrors } from '../../contract/cohort/errors.ts'

export const ensure: Ensure<typeof cohortErrors> = ensureOf(cohortErrors)
