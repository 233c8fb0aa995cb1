import { type Ensure, ensureOf } from '@portal/platform/server'
import { filingErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof filingErrors> = ensureOf(filingErrors)
