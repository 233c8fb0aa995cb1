import { type Ensure, ensureOf } from '@portal/platform/server'
import { deadlineErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof deadlineErrors> = ensureOf(deadlineErrors)
