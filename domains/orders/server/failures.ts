import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { orderErrors } from '../contract/errors.ts'

export const fail: Fail<typeof orderErrors> = failOf(orderErrors)
export const ensure: Ensure<typeof orderErrors> = ensureOf(orderErrors)
