import { type Ensure, ensureOf, type Fail, failOf, type RefuseList } from '@portal/platform/server'
import { recordalsErrors } from '../contract/errors.ts'

export const fail: Fail<typeof recordalsErrors> = failOf(recordalsErrors)
export const ensure: Ensure<typeof recordalsErrors> = ensureOf(recordalsErrors)

/** Refuses a file that is no list. */
export const unreadable: RefuseList = (msg) => fail('import.unreadable', { msg })
