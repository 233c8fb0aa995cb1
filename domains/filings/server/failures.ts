import { failuresOf } from '@portal/platform/server'
import { filingErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof filingErrors>>
const failures: Failures = failuresOf(filingErrors)

/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure
