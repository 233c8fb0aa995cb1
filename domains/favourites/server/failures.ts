import { failuresOf } from '@portal/platform/server'
import { favouriteErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof favouriteErrors>>
const failures: Failures = failuresOf(favouriteErrors)

/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure
