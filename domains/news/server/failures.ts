import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { newsErrors } from '../contract/errors.ts'

export const fail: Fail<typeof newsErrors> = failOf(newsErrors)
export const ensure: Ensure<typeof newsErrors> = ensureOf(newsErrors)
