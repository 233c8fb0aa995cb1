import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { rightErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof rightErrors> = ensureOf(rightErrors)
export const fail: Fail<typeof rightErrors> = failOf(rightErrors)
