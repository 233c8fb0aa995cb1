import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { draftErrors } from '../contract/errors.ts'

export const fail: Fail<typeof draftErrors> = failOf(draftErrors)
export const ensure: Ensure<typeof draftErrors> = ensureOf(draftErrors)
