import { type Ensure, ensureOf } from '@portal/platform/server'
import { courseErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof courseErrors> = ensureOf(courseErrors)
