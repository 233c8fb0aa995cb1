import { type Ensure, ensureOf } from '@portal/platform/server'
import { marksErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof marksErrors> = ensureOf(marksErrors)
