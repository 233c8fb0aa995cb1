import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { evidenceErrors } from '../contract/errors.ts'

export const fail: Fail<typeof evidenceErrors> = failOf(evidenceErrors)
export const ensure: Ensure<typeof evidenceErrors> = ensureOf(evidenceErrors)
