import { failuresOf } from '@portal/platform/server'
import { proofErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof proofErrors>>
const failures: Failures = failuresOf(proofErrors)

/** `ensure` is an assertion function, whose type TypeScript wants written out. */
export const ensure: Failures['ensure'] = failures.ensure
