import { type Ensure, ensureOf } from '@portal/platform/server'

export const ensure: Ensure<Record<never, never>> = ensureOf({})
