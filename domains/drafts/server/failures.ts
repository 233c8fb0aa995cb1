import { failuresOf } from '@portal/platform/server'
import { draftErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof draftErrors>>
const failures: Failures = failuresOf(draftErrors)

export const fail: Failures['fail'] = failures.fail
/** Fails unless its condition holds. TypeScript accepts an assertion function only if its type is declared, as here. */
export const ensure: Failures['ensure'] = failures.ensure
