import { failuresOf } from '@portal/platform/server'
import { filesErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof filesErrors>>
const failures: Failures = failuresOf(filesErrors)

export const fail: Failures['fail'] = failures.fail
/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure
