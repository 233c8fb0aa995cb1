/**
 * A failure as the server answers it: the HTTP status, the `status` text that the specification names, and a Chinese text
 * fit to be shown.
 */
export type Failure = {
  http: number
  status: `U00${number}` | '603'
  msg: string
  /** Seconds after which another try makes sense; sent as the header `Retry-After`. */
  retryAfter?: number
}

export type FailureDictionary = Readonly<Record<string, Failure>>

/** Defines a domain's dictionary of failures, each under the key `domain.reason`. */
export const defineErrors = <const T extends FailureDictionary>(errors: T): T => errors

/** Failures that any call may answer; endpoints need not declare them. */
export const platformErrors = defineErrors({
  'request.invalid': { http: 400, status: 'U00400', msg: '提交内容有误，请检查后重试' },
  'request.not_json': { http: 400, status: 'U00400', msg: '请求内容不是有效的 JSON' },
  'request.too_large': { http: 413, status: 'U00413', msg: '提交内容过大' },
  'request.too_slow': { http: 408, status: 'U00400', msg: '网络过慢，请求已中断，请重试' },
  'request.key_reused': { http: 409, status: 'U00409', msg: '该提交已受理，内容不同的新提交请重新填写' },
  'session.required': { http: 401, status: 'U00015', msg: '登录已失效，请重新登录' },
  /** Whoever answers this replaces `msg` by the address at which the login must be checked again. */
  'session.recheck': { http: 401, status: 'U00016', msg: '登录需要重新核对' },
  'access.denied': { http: 403, status: 'U00403', msg: '没有权限' },
  'access.administrator_only': { http: 403, status: 'U00403', msg: '只有管理员才能操作！' },
  'access.password_due': { http: 403, status: 'U00403', msg: '请先修改初始密码' },
  'access.factor_due': { http: 403, status: 'U00403', msg: '请先启用动态验证码' },
  'record.not_found': { http: 404, status: 'U00404', msg: '内容不存在或已删除' },
  'route.not_found': { http: 404, status: 'U00404', msg: '请求的地址不存在' },
  'calls.too_many': { http: 429, status: 'U00429', msg: '操作过于频繁，请稍后再试', retryAfter: 60 },
  'server.overloaded': { http: 503, status: 'U00500', msg: '系统繁忙，请稍后再试', retryAfter: 3 },
  /** Whoever answers this replaces `msg` by what the operator says, and tells when the maintenance is over. */
  'server.maintenance': { http: 503, status: 'U00500', msg: '系统维护中，暂时不能提交', retryAfter: 60 },
  'server.storage_full': { http: 507, status: 'U00500', msg: '存储空间不足，暂时无法保存，请稍后再试' },
  'server.unexpected': { http: 500, status: 'U00500', msg: '系统繁忙，请稍后再试' },
})
export type PlatformErrorCode = keyof typeof platformErrors

/** One refused field of a form and why; lists of them follow the order of the form. */
export type FieldError = { path: string; msg: string }

/**
 * The body of every failed call. `msg` says the first failure and is fit to be shown. `current` is the record as it stands
 * now, sent where somebody else changed it first and the caller must choose.
 */
export type ErrorBody = { status: string; code: string; msg: string; fields?: FieldError[]; current?: object }
