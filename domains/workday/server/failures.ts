import { type Ensure, ensureOf } from '@portal/platform/server'
import { workdayErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof workdayErrors> = ensureOf(workdayErrors)
