const mega = 1024 * 1024

/** Why a file is sent. It decides size and kind, there and again where the file is attached. */
export type PurposeRule = {
  /** The most bytes. */
  bytes: number
  /** Extensions without the dot, lower case; case does not matter in a name. The bytes must agree with it. */
  extensions: readonly string[]
  /** Both sides of a picture, in pixels. */
  pixels?: { min: number; max: number }
  /** What is said of another kind, where the specification has no words for it. */
  unsupported?: string
  /** Only the back office sends such files. */
  staffOnly?: true
}

const word = ['doc', 'docx'] as const
const photo = ['jpg', 'jpeg', 'png', 'bmp'] as const

/**
 * The purposes on the wire, their limits and kinds. The trade dispute form once had 1 MB:
 * 2 MB is the decision. The generic list is what the portal can judge by its bytes.
 */
export const purposes = {
  'request-attachment': { bytes: 2 * mega, extensions: [...word, ...photo, 'pdf'] },
  'trade-dispute': { bytes: 2 * mega, extensions: [...photo, 'gif', 'webp', 'pdf', ...word] },
  'expert-filing': { bytes: 2 * mega, extensions: ['pdf'] },
  'filing-paper': { bytes: 10 * mega, extensions: ['pdf', 'jpg', 'jpeg', 'png'] },
  'evidence-slot': { bytes: 2 * mega, extensions: [...photo, ...word] },
  'subsidy-paper': { bytes: 10 * mega, extensions: ['pdf', ...photo, ...word] },
  'trademark-image': { bytes: 5 * mega, extensions: ['jpg', 'jpeg'], pixels: { min: 400, max: 1500 } },
  generic: {
    bytes: 10 * mega,
    extensions: [
      ...photo,
      'gif',
      'webp',
      'pdf',
      ...word,
      'xls',
      'xlsx',
      'ppt',
      'pptx',
      'txt',
      'csv',
      'zip',
      'rar',
      '7z',
      'mp3',
      'mp4',
    ],
  },
  'public-picture': {
    bytes: 10 * mega,
    extensions: ['png', 'jpg', 'jpeg', 'webp', 'bmp'],
    unsupported: '只支持 PNG、JPG、WebP 和 BMP 图片；GIF 动图请截取一帧，另存后上传',
    staffOnly: true,
  },
} as const satisfies Record<string, PurposeRule>

export type Purpose = keyof typeof purposes
export const purposeNames = Object.keys(purposes) as [Purpose, ...Purpose[]]
export const defaultPurpose: Purpose = 'request-attachment'
export const ruleOf = (purpose: Purpose): PurposeRule => purposes[purpose]

export const unsupportedText = '上传文件的格式不支持'
export const tooManyText = '超过最大上传数量！'
export const tooLargeText = (purpose: Purpose): string => `上传文件大小不能超过 ${purposes[purpose].bytes / mega}MB!`

/** What comes after the last dot, in lower case; empty without one. */
export const extensionOf = (fileName: string): string => {
  const dot = fileName.lastIndexOf('.')
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase()
}

/** For a picker's `accept`: `.doc,.docx,…`. */
export const acceptOf = (purpose: Purpose): string =>
  purposes[purpose].extensions.map((extension) => `.${extension}`).join(',')
