/** Why a file did not arrive; the eight values of the specification (§4). */
export type UploadErrorKind =
  | 'extension'
  | 'size'
  | 'network'
  | 'denied'
  | 'server'
  | 'timeout'
  | 'abort'
  | 'not_exists'

/**
 * The limits of one purpose of uploads. Their numbers come from the files domain; the server checks each file again by its
 * bytes.
 */
export interface UploadRule {
  purpose: string
  /** `['pdf']`, `'jpg,jpeg,png'` or a pattern for the whole file name; never case-sensitive. */
  extensions: readonly string[] | string | RegExp
  maxBytes: number
  /** Extensions and MIME types for the picker. It is a hint only: webviews ignore it. */
  accept?: string | undefined
  /** What the picker of photos accepts on a phone; undefined where a photo is of no use. */
  photos?: string | undefined
  /** Words that take the place of the usual ones when a file has an extension that is not allowed. */
  unsupported?: string | undefined
}

const mega = 1_048_576

/** A limit as messages write it: `2MB`, `300KB`. */
export const limitText = (bytes: number): string =>
  bytes >= mega ? `${Number((bytes / mega).toFixed(1))}MB` : `${Math.round(bytes / 1024)}KB`

/** The words for a failed upload for which the server gave no reason. */
export const uploadErrorText = (
  kind: UploadErrorKind,
  { maxBytes, unsupported }: Pick<UploadRule, 'maxBytes' | 'unsupported'>,
): string => {
  const texts: Record<UploadErrorKind, string> = {
    extension: unsupported ?? '上传文件的格式不支持',
    size: `上传文件大小不能超过 ${limitText(maxBytes)}!`,
    network: '网络连接失败，请检查网络后重试',
    denied: '文件未被接收，请检查后重试',
    server: '系统繁忙，请稍后再试',
    timeout: '上传超时，请重试',
    abort: '已取消上传',
    not_exists: '文件不存在或已被移动，请重新选择',
  }
  return texts[kind]
}

export const tooManyFiles = '超过最大上传数量！'

export const allowsName = ({ extensions }: Pick<UploadRule, 'extensions'>, fileName: string): boolean => {
  if (extensions instanceof RegExp) return new RegExp(extensions.source, 'i').test(fileName)
  const allowed = typeof extensions === 'string' ? extensions.split(',') : extensions
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return fileName.includes('.') && allowed.some((one) => one.trim().replace(/^\./, '').toLowerCase() === extension)
}

/** Judges a file by its name and size before it is sent; answers undefined for a file that may be sent. */
export const precheck = (rule: UploadRule, file: File | undefined | null): UploadErrorKind | undefined => {
  if (!file) return 'not_exists'
  if (!allowsName(rule, file.name)) return 'extension'
  return rule.maxBytes > 0 && file.size > rule.maxBytes ? 'size' : undefined
}
