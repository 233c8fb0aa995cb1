/** Why a package cannot be opened at all. */
export const packageFaults = {
  not_a_zip: { zh: '不是 ZIP 文件，或文件不完整', en: 'not a ZIP file, or cut short' },
  too_large: { zh: '内容超过本程序愿意打开的大小', en: 'more than this program is willing to open' },
  too_many: { zh: '文件数量超过上限', en: 'too many files' },
  bomb: { zh: '压缩比异常，疑为压缩炸弹', en: 'inflates far beyond what files of this kind do' },
  path: { zh: '含有不安全的文件路径', en: 'a path that leads elsewhere' },
  duplicate: { zh: '同一文件名出现两次', en: 'a name that is there twice' },
  link: { zh: '含有符号链接或特殊文件', en: 'a symbolic link or another special file' },
  encrypted: { zh: '内容已加密，无法核验', en: 'encrypted' },
  method: { zh: '使用了不支持的压缩方式', en: 'a compression that is not supported' },
  encoding: { zh: '文件名不是 UTF-8 编码', en: 'a name that is not UTF-8' },
  damaged: { zh: '文件结构已损坏或前后矛盾', en: 'damaged, or contradicting itself' },
} as const

export type PackageFault = keyof typeof packageFaults

const mark = Symbol('package fault')

/** The error that is thrown while a package is read; `faultOf` tells it from a programming error. */
export const packageError = (fault: PackageFault): Error => Object.assign(new Error(fault), { [mark]: fault })

/** The fault that an error of `packageError` names; any other error is thrown again. */
export const faultOf = (error: unknown): PackageFault => {
  const fault = error instanceof Error && mark in error ? error[mark] : undefined
  const known = (Object.keys(packageFaults) as PackageFault[]).find((name) => name === fault)
  if (known === undefined) throw error
  return known
}
