import { failuresOf } from '@portal/platform/server'
import { evidenceErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof evidenceErrors>>
const failures: Failures = failuresOf(evidenceErrors)

export const fail: Failures['fail'] = failures.fail
/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure
