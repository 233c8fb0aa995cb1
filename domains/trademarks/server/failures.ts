import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { trademarkErrors } from '../contract/errors.ts'

export const fail: Fail<typeof trademarkErrors> = failOf(trademarkErrors)
export const ensure: Ensure<typeof trademarkErrors> = ensureOf(trademarkErrors)
