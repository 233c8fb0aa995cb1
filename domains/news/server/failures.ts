import { failuresOf } from '@portal/platform/server'
import { newsErrors } from '../contract/errors.ts'

type Failures = ReturnType<typeof failuresOf<typeof newsErrors>>
const failures: Failures = failuresOf(newsErrors)

export const fail: Failures['fail'] = failures.fail
/** An assertion, which TypeScript wants declared with its type. */
export const ensure: Failures['ensure'] = failures.ensure

/** A value that the schema lets pass and the matter does not. */
export const refuseField = (path: string, msg: string): never =>
  fail('request.invalid', { msg, fields: [{ path, msg }] })
