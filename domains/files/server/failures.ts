import { failuresOf } from '@portal/platform/server'
import { filesErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof filesErrors>>
const failures: Failures = failuresOf(filesErrors)

export const fail: Failures['fail'] = failures.fail
/** Fails unless its condition holds. TypeScript accepts an assertion function only if its type is declared, as here. */
export const ensure: Failures['ensure'] = failures.ensure
