import { failuresOf } from '@portal/platform/server'
import { workbenchErrors } from '../../contract/workbench/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof workbenchErrors>>
const failures: Failures = failuresOf(workbenchErrors)

export const fail: Failures['fail'] = failures.fail
/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure
