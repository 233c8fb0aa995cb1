import { failuresOf } from '@portal/platform/server'
import { recordalsErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof recordalsErrors>>
const failures: Failures = failuresOf(recordalsErrors)

export const fail: Failures['fail'] = failures.fail
/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure
