import { type Ensure, ensureOf } from '@portal/platform/server'
import { trademarkErrors } from '../contract/errors.ts'

export const ensure: Ensure<typeof trademarkErrors> = ensureOf(trademarkErrors)
