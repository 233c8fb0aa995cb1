import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { requestErrors } from '../contract/errors.ts'

export const fail: Fail<typeof requestErrors> = failOf(requestErrors)
export const ensure: Ensure<typeof requestErrors> = ensureOf(requestErrors)
