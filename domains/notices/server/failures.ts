import { type Ensure, ensureOf } from '@portal/platform/server'

/** This domain has no failures of its own. */
export const ensure: Ensure<object> = ensureOf({})
