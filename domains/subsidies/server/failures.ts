import { failuresOf } from '@portal/platform/server'
import { subsidyErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof subsidyErrors>>
const failures: Failures = failuresOf(subsidyErrors)

/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure
