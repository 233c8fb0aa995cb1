/**
 * What the text of an article may consist of. Server and browser clean by this one list, each with a parser of its own,
 * so that what one of them misreads the other one catches.
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

/** Besides `style`, of which only an alignment is left. */
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

/** What is left of a style: an alignment, or nothing. */
export const alignmentOf = (style: string | null | undefined): string | undefined => {
  const [, found] = alignment.exec(style ?? '') ?? []
  return found && `text-align: ${found.toLowerCase()}`
}

/** Where a link may lead: the open web, or a mailbox. An address that names no host has no business here. */
export const linkPattern = /^(https?:\/\/[^\s/?#\\]+\S*|mailto:[^\s]+@[^\s]+)$/i

/** A public picture of this very host, as the picture store serves it. */
export const picturePattern = /^\/api\/picture\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d{2,4}\.(?:avif|webp)$/

/** Numbers of cells, sizes and places: small, whole and positive. */
const numberPattern = /^[1-9]\d{0,3}$/
const numericAttributes: readonly string[] = ['colspan', 'rowspan', 'width', 'height', 'start']

const scopes: readonly string[] = ['row', 'col', 'rowgroup', 'colgroup']

/** The value as it may stand, or undefined where the attribute must go. `style` is `alignmentOf`'s. */
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
