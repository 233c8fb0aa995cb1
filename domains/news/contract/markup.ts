/**
 * The tags that the text of an article may have. Server and browser both clean by this list, each with a parser of its own, so
 * that one catches what the other misreads.
 */
export const allowedTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'code',
  'pre',
  'br',
  'hr',
  'a',
  'figure',
  'figcaption',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
] as const

type AllowedTag = (typeof allowedTags)[number]

/** The attributes that each tag may have, besides `style`, of which only an alignment is kept. */
export const allowedAttributes = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
} satisfies Partial<Record<AllowedTag, readonly string[]>>

export const alignments = ['left', 'center', 'right', 'justify'] as const
/** Tags whose text may be aligned. */
export const alignedTags = ['p', 'h2', 'h3', 'h4', 'th', 'td', 'li', 'figure', 'figcaption', 'caption'] as const

const alignment = new RegExp(`(?:^|;)\\s*text-align\\s*:\\s*(${alignments.join('|')})\\s*(?:;|$)`, 'i')

/** The alignment that a style sets, as the only style that is kept; undefined where it sets none. */
export const alignmentOf = (style: string | null | undefined): string | undefined => {
  const [, found] = alignment.exec(style ?? '') ?? []
  return found && `text-align: ${found.toLowerCase()}`
}

/** The addresses that a link may have: a page on the web or a mailbox. An address without a host is not allowed. */
export const linkPattern = /^(https?:\/\/[^\s/?#\\]+\S*|mailto:[^\s]+@[^\s]+)$/i

/** The address of a public picture of this portal, as the picture store serves it. */
export const picturePattern = /^\/api\/picture\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d{2,4}\.(?:avif|webp)$/

/** Numbers of cells, sizes and positions must be whole, positive and of at most four digits. */
const numberPattern = /^[1-9]\d{0,3}$/
const numericAttributes: readonly string[] = ['colspan', 'rowspan', 'width', 'height', 'start']

const scopes: readonly string[] = ['row', 'col', 'rowgroup', 'colgroup']

/**
 * The value with which an attribute may stay on a tag; undefined where the attribute must be removed. `alignmentOf` decides on
 * `style`.
 */
export const keptAttribute = (tag: string, name: string, value: string): string | undefined => {
  const names: readonly string[] = (allowedAttributes as Record<string, readonly string[]>)[tag] ?? []
  if (!names.includes(name)) return undefined
  const text = value.trim()
  if (numericAttributes.includes(name)) return numberPattern.test(text) ? text : undefined
  if (name === 'href') return linkPattern.test(text) ? text : undefined
  if (name === 'src') return picturePattern.test(text) ? text : undefined
  if (name === 'scope') return scopes.includes(text) ? text : undefined
  return value
}
