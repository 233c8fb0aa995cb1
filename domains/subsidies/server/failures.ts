import { type Ensure, ensureOf } from '@portal/platform/server'
import { subsidyErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof subsidyErrors> = ensureOf(subsidyErrors)
