import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { patentErrors } from '../contract/errors.ts'

export const fail: Fail<typeof patentErrors> = failOf(patentErrors)
export const ensure: Ensure<typeof patentErrors> = ensureOf(patentErrors)
