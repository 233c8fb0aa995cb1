import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { valuationErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof valuationErrors> = ensureOf(valuationErrors)
export const fail: Fail<typeof valuationErrors> = failOf(valuationErrors)
