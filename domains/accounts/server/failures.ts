import { failuresOf } from '@portal/platform/server'
import { accountErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof accountErrors>>
const failures: Failures = failuresOf(accountErrors)

export const fail: Failures['fail'] = failures.fail
export const ensure: Failures['ensure'] = failures.ensure
