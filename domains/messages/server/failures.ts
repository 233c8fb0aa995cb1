import { failuresOf } from '@portal/platform/server'
import { messageErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof messageErrors>>
const failures: Failures = failuresOf(messageErrors)

export const { fail } = failures
/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure
