import { failuresOf } from '@portal/platform/server'
import { draftErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof draftErrors>>
const failures: Failures = failuresOf(draftErrors)

export const fail: Failures['fail'] = failures.fail
/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure
