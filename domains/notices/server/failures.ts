import { type Ensure, ensureOf } from '@portal/platform/server'
import { noticesErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof noticesErrors> = ensureOf(noticesErrors)
