import { type Ensure, ensureOf } from '@portal/platform/server'
import { valuationErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof valuationErrors> = ensureOf(valuationErrors)
