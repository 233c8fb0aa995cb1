import { type Ensure, ensureOf } from '@portal/platform/server'
import { favouriteErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof favouriteErrors> = ensureOf(favouriteErrors)
