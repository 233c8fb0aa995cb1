import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { messageErrors } from '../contract/errors.ts'

export const fail: Fail<typeof messageErrors> = failOf(messageErrors)
export const ensure: Ensure<typeof messageErrors> = ensureOf(messageErrors)
