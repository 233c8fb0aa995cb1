import { failuresOf } from '@portal/platform/server'
import { newsErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof newsErrors>>
const failures: Failures = failuresOf(newsErrors)

export const fail: Failures['fail'] = failures.fail
/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure
