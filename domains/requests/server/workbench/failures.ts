import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { workbenchErrors } from '../../contract/workbench/errors.ts'

export const fail: Fail<typeof workbenchErrors> = failOf(workbenchErrors)
export const ensure: Ensure<typeof workbenchErrors> = ensureOf(workbenchErrors)
