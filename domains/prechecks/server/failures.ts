import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { precheckErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof precheckErrors> = ensureOf(precheckErrors)
export const fail: Fail<typeof precheckErrors> = failOf(precheckErrors)
