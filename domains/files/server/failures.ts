import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { filesErrors } from '../contract/errors.ts'

export const fail: Fail<typeof filesErrors> = failOf(filesErrors)
export const ensure: Ensure<typeof filesErrors> = ensureOf(filesErrors)
