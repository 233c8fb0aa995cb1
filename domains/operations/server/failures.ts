import { type Ensure, ensureOf } from '@portal/platform/server'
import { operationsErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof operationsErrors> = ensureOf(operationsErrors)
