import { type Ensure, ensureOf } from '@portal/platform/server'
import { rightImportErrors } from '../../contract/import/errors.ts'

export const ensure: Ensure<typeof rightImportErrors> = ensureOf(rightImportErrors)
