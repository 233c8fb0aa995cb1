import { failuresOf } from '@portal/platform/server'
import { courseErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof courseErrors>>
const failures: Failures = failuresOf(courseErrors)

/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure
