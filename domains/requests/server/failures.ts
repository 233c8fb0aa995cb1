import { failuresOf } from '@portal/platform/server'
import { requestErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof requestErrors>>
const failures: Failures = failuresOf(requestErrors)

export const fail: Failures['fail'] = failures.fail
/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure
