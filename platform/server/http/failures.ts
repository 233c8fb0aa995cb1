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

type CodeOf<T> = (keyof T & string) | PlatformErrorCode

/** Throws an AppFailure with a code of the domain's own dictionary or of the platform's. */
export type Fail<T> = (code: CodeOf<T>, detail?: FailureDetail) => never
/** Throws that failure unless the condition holds. */
export type Ensure<T> = (condition: unknown, code: CodeOf<T>, detail?: FailureDetail) => asserts condition

/**
 * Makes `fail` for one domain. TypeScript knows what holds after a call of `fail` or `ensure` only where their types are
 * written out: `export const ensure: Ensure<typeof noteErrors> = ensureOf(noteErrors)`.
 */
export const failOf = <const T extends FailureDictionary>(errors: T): Fail<T> => {
  const all: FailureDictionary = { ...platformErrors, ...errors }
  return (code, detail = {}) => {
    const failure = all[code]
    if (!failure) throw new Error(`unknown failure ${code}`)
    throw failureOf(code, failure, detail)
  }
}

/** Makes `ensure` for one domain; see `failOf`. */
export const ensureOf = <const T extends FailureDictionary>(errors: T): Ensure<T> => {
  const fail: Fail<T> = failOf(errors)
  return (condition, code, detail) => {
    if (!condition) fail(code, detail)
  }
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
