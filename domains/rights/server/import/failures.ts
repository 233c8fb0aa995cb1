import { type Ensure, ensureOf, type Fail, failOf } from '@portal/platform/server'
import { rightImportErrors } from '../../contract/import/errors.ts'

export const ensure: Ensure<typeof rightImportErrors> = ensureOf(rightImportErrors)
export const fail: Fail<typeof rightImportErrors> = failOf(rightImportErrors)
