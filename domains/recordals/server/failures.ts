import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { recordalsErrors } from '../contract/errors.ts'

export const fail: Fail<typeof recordalsErrors> = failOf(recordalsErrors)
export const ensure: Ensure<typeof recordalsErrors> = ensureOf(recordalsErrors)
