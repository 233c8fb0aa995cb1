import { type Ensure, ensureOf } from '@portal/platform/server'
import { providerErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof providerErrors> = ensureOf(providerErrors)
