import { type Ensure, ensureOf } from '@portal/platform/server'
import { proofErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof proofErrors> = ensureOf(proofErrors)
