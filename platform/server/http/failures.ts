import type { Failure, FailureDictionary, FieldError, PlatformErrorCode } from '../../contract/errors.ts'
import { platformErrors } from '../../contract/errors.ts'

export type AppFailure = Error & { failure: Failure; code: string; fields?: FieldError[]; current?: object }

type FailureDetail = { msg?: string; fields?: FieldError[]; current?: object; retryAfter?: number; cause?: unknown }

const failureOf = (
  code: string,
  failure: Failure,
  { msg, fields, current, retryAfter, cause }: FailureDetail,
): AppFailure =>
  Object.assign(new Error(code, { cause }), {
    code,
    failure: { ...failure, ...(msg && { msg }), ...(retryAfter && { retryAfter }) },
    ...(fields && { fields }),
    ...(current && { current }),
  })

export const isAppFailure = (error: unknown): error is AppFailure => error instanceof Error && 'failure' in error

/**
 * Makes `fail` and `ensure` for one domain; they take only the codes of its own dictionary and of the platform's. `fail`
 * throws an AppFailure; `ensure(condition, code)` throws it unless the condition holds.
 */
export const failuresOf = <const T extends FailureDictionary>(errors: T) => {
  const all: FailureDictionary = { ...platformErrors, ...errors }
  const fail = (code: (keyof T & string) | PlatformErrorCode, detail: FailureDetail = {}): never => {
    const failure = all[code]
    if (!failure) throw new Error(`unknown failure ${code}`)
    throw failureOf(code, failure, detail)
  }
  function ensure(
    condition: unknown,
    code: (keyof T & string) | PlatformErrorCode,
    detail?: FailureDetail,
  ): asserts condition {
    if (!condition) fail(code, detail)
  }
  return { fail, ensure }
}

/** Makes one of the platform's own failures, for callers that hand it on and do not throw it. */
export const platformFailure = (code: PlatformErrorCode, detail: FailureDetail = {}): AppFailure =>
  failureOf(code, platformErrors[code], detail)

/** Ends the call with one of the platform's own failures. */
export function failPlatform(code: PlatformErrorCode, detail: FailureDetail = {}): never {
  throw platformFailure(code, detail)
}

/** The detail of a failure that concerns one field of a form. */
export const fieldDetail = (path: string, msg: string): { msg: string; fields: FieldError[] } => ({
  msg,
  fields: [{ path, msg }],
})

/**
 * Refuses one field of a form for a reason that only the server can know. The answer looks as if the form's schema had
 * refused it: U00400.
 */
export const refuseField = (path: string, msg: string): never => failPlatform('request.invalid', fieldDetail(path, msg))

/** Refuses one field of a form unless the condition holds. */
export function ensureField(condition: unknown, path: string, msg: string): asserts condition {
  if (!condition) refuseField(path, msg)
}
