import { type Ensure, ensureOf, type Fail, failOf, type RefuseList } from '@portal/platform/server'
import { importErrors } from '../contract/errors.ts'

export const fail: Fail<typeof importErrors> = failOf(importErrors)
export const ensure: Ensure<typeof importErrors> = ensureOf(importErrors)

/** Refuses a file that is no list. */
export const unreadable: RefuseList = (msg) => fail('import.unreadable', { msg })
