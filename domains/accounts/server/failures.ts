import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { accountErrors } from '../contract/errors.ts'

export const fail: Fail<typeof accountErrors> = failOf(accountErrors)
export const ensure: Ensure<typeof accountErrors> = ensureOf(accountErrors)
