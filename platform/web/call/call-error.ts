import type { FieldError } from '../../contract/errors.ts'

/**
 * `refused`: the server said no, with its own words. `session`: handed to the session's `onEnded`, or the browser is
 * on its way to another address. `network`, `timeout`: nothing is known to have happened, a retry with the same key is safe.
 */
export type CallErrorKind = 'refused' | 'session' | 'network' | 'timeout' | 'aborted' | 'unreadable'

export interface CallError extends Error {
  name: 'CallError'
  kind: CallErrorKind
  /** Wire status such as `U00400` or `603`; empty when no answer came. */
  status: string
  /** HTTP status; 0 when no answer came. */
  http: number
  code: string
  /** Chinese, fit to be shown; the same as `message`. */
  msg: string
  fields: FieldError[]
  /**
   * The record as it is now, when the server refused because somebody else had changed it first. Parse it with the domain's
   * schema.
   */
  current: unknown
  requestId: string | undefined
  /** Seconds. */
  retryAfter: number | undefined
}

export const callErrorTexts = {
  busy: '系统繁忙，请稍后再试',
  network: '网络连接失败，请检查网络后重试',
  timeout: '请求超时，已填写的内容不会丢失，请重试',
  aborted: '请求已取消',
  sessionEnded: '登录已失效，请重新登录',
} as const

export const callError = (kind: CallErrorKind, msg: string, details: Partial<Omit<CallError, 'kind' | 'msg'>> = {}) =>
  Object.assign(new Error(msg), {
    status: '',
    http: 0,
    code: kind,
    fields: [],
    current: undefined,
    requestId: undefined,
    retryAfter: undefined,
    ...details,
    name: 'CallError' as const,
    kind,
    msg,
  }) satisfies CallError

export const isCallError = (error: unknown): error is CallError => error instanceof Error && error.name === 'CallError'

/** The words to show for whatever was thrown. */
export const errorText = (error: unknown): string => (isCallError(error) ? error.msg : callErrorTexts.busy)

/**
 * Whether a failure needs no message here: the session holder has shown it already, or the user cancelled the call himself.
 */
export const isSilent = (error: unknown): boolean =>
  isCallError(error) && (error.kind === 'session' || error.kind === 'aborted')

type Body = { status?: unknown; code?: unknown; msg?: unknown; fields?: unknown; current?: unknown }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && 'path' in value && 'msg' in value

/**
 * Turns a failed HTTP answer into a `CallError`. `body` is whatever came with it, perhaps a proxy's error page, whose words
 * are not fit to be shown.
 */
export const refusalOf = (
  http: number,
  body: unknown,
  header: (name: string) => string | null = () => null,
): CallError => {
  const { status, code, msg, fields, current }: Body = typeof body === 'object' && body !== null ? body : {}
  const retryAfter = Number(header('retry-after') ?? Number.NaN)
  return callError('refused', text(msg) || callErrorTexts.busy, {
    status: text(status) || `HTTP${http}`,
    http,
    code: text(code) || 'fail',
    fields: Array.isArray(fields) ? fields.filter(isFieldError) : [],
    current,
    requestId: header('x-request-id') ?? undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  })
}
