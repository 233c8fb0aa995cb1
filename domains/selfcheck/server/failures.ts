import { type Fail, failOf } from '@portal/platform/server'

/** This domain has no failures of its own. */
export const fail: Fail<object> = failOf({})
