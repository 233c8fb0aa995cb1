import { failuresOf } from '@portal/platform/server'
import { proofErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof proofErrors>>
const failures: Failures = failuresOf(proofErrors)

/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure
