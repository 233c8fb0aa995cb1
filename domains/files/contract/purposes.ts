const mega = 1024 * 1024

/**
 * The rule of one purpose, that is, of why a file is sent. The rule limits size and kind of the file when it is uploaded,
 * and again when it is attached to a record.
 */
export type PurposeRule = {
  /** The most bytes. */
  bytes: number
  /**
   * The allowed extensions in lower case, without the dot. The case of a name's extension does not matter, and the bytes
   * must be of the kind that the extension says.
   */
  extensions: readonly string[]
  /** The limits for both sides of a picture, in pixels. */
  pixels?: { min: number; max: number }
  /** The words for a file of another kind, if the specification has no words for this purpose. */
  unsupported?: string
  /** Only the back office sends such files. */
  staffOnly?: true
  /**
   * The browser may send a smaller copy of a picture that is over the limit, without asking. Left out where the bytes
   * themselves are what counts, as in evidence.
   */
  shrinks?: true
  /** Uploads have no thumbnail, since some of them are papers of a person that must not be seen over a shoulder. */
  hidden?: true
}

const word = ['doc', 'docx'] as const
const photo = ['jpg', 'jpeg', 'png', 'bmp'] as const

/**
 * The purposes as calls name them, with their limits and kinds. The trade dispute form once had 1 MB; the decision is 2 MB.
 * `generic` allows every kind that the portal can judge by the bytes.
 */
export const purposes = {
  'request-attachment': { bytes: 2 * mega, extensions: [...word, ...photo, 'pdf'], shrinks: true },
  'trade-dispute': { bytes: 2 * mega, extensions: [...photo, 'gif', 'webp', 'pdf', ...word], shrinks: true },
  'expert-filing': { bytes: 2 * mega, extensions: ['pdf'], shrinks: true },
  'filing-paper': { bytes: 10 * mega, extensions: ['pdf', 'jpg', 'jpeg', 'png'], shrinks: true },
  // The evidence domain shows what was sent for a slot, as it alone knows which slots hold passports.
  'evidence-slot': { bytes: 2 * mega, extensions: [...photo, ...word], hidden: true },
  'subsidy-paper': { bytes: 10 * mega, extensions: ['pdf', ...photo, ...word], shrinks: true },
  // Drawings of an invention are not made smaller: what they show must stay legible.
  'patent-material': { bytes: 10 * mega, extensions: ['pdf', ...word, 'jpg', 'jpeg', 'png'] },
  'patent-paper': { bytes: 10 * mega, extensions: ['pdf', ...word, 'jpg', 'jpeg', 'png'], staffOnly: true },
  // The paper by which an agency proves its registration; it may show who stands behind it.
  'provider-licence': { bytes: 10 * mega, extensions: ['pdf', 'jpg', 'jpeg', 'png'], hidden: true },
  'right-paper': { bytes: 10 * mega, extensions: ['pdf', 'jpg', 'jpeg', 'png'], shrinks: true },
  'remittance-slip': { bytes: 5 * mega, extensions: ['pdf', 'jpg', 'jpeg', 'png'], shrinks: true },
  invoice: { bytes: 5 * mega, extensions: ['pdf', 'ofd'], staffOnly: true },
  'trademark-image': { bytes: 5 * mega, extensions: ['jpg', 'jpeg'], pixels: { min: 400, max: 1500 } },
  'trademark-draft': { bytes: 10 * mega, extensions: ['pdf'], shrinks: true },
  'trademark-paper': { bytes: 10 * mega, extensions: ['pdf', 'jpg', 'jpeg', 'png'], shrinks: true },
  generic: {
    bytes: 10 * mega,
    extensions: [
      ...photo,
      'gif',
      'webp',
      'pdf',
      'ofd',
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

/** The extension of a file name: the text after its last dot, in lower case; empty without a dot. */
export const extensionOf = (fileName: string): string => {
  const dot = fileName.lastIndexOf('.')
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase()
}

/** For a picker's `accept`: `.doc,.docx,…`. */
export const acceptOf = (purpose: Purpose): string =>
  purposes[purpose].extensions.map((extension) => `.${extension}`).join(',')
