import { type Ensure, ensureOf } from '@portal/platform/server'
import { validationErrors } from '../../contract/validation/errors.ts'

export const ensure: Ensure<typeof validationErrors> = ensureOf(validationErrors)
