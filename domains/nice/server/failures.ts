import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { niceErrors } from '../contract/errors.ts'

export const fail: Fail<typeof niceErrors> = failOf(niceErrors)
export const ensure: Ensure<typeof niceErrors> = ensureOf(niceErrors)
