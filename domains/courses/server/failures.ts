import { failuresOf } from '@portal/platform/server'
import { courseErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof courseErrors>>
const failures: Failures = failuresOf(courseErrors)

/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure

/** Ends the call unless the condition holds, with a failure on one field of the form. */
export function ensureField(condition: unknown, path: string, msg: string): asserts condition {
  ensure(condition, 'request.invalid', { msg, fields: [{ path, msg }] })
}
