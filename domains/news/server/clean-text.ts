import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'
import {
  alignedTags,
  alignmentOf,
  allowedAttributes,
  allowedTags,
  keptAttribute,
  picturePattern,
} from '../contract/markup.ts'

/** Tags of word processors and old editors, with the allowed tag that takes the place of each. */
const renamed: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
  section: 'p',
}

/** Tags that are removed with everything inside them, since that is no text for a reader. */
const droppedWhole = [
  'script',
  'style',
  'svg',
  'math',
  'template',
  'iframe',
  'object',
  'embed',
  'applet',
  'audio',
  'video',
  'canvas',
  'textarea',
  'select',
  'option',
  'button',
  'title',
  'noscript',
  'noframes',
  'noembed',
  'xmp',
  'plaintext',
]

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name)

const attributesOf = (tag: string, given: Attributes): Attributes => {
  const kept = Object.entries(given).flatMap(([name, value]) => {
    const judged = keptAttribute(tag, name, value)
    return judged === undefined ? [] : [[name, judged] as const]
  })
  const style = isOneOf(alignedTags, tag) ? alignmentOf(given.style) : undefined
  return { ...Object.fromEntries(kept), ...(style && { style }) }
}

/** The name and the attributes that a tag keeps. A link with an address that is not allowed becomes plain words. */
const transform = (name: string, given: Attributes) => {
  const tagName = renamed[name] ?? name
  const attribs = attributesOf(tagName, given)
  if (tagName !== 'a') return { tagName, attribs }
  if (attribs.href === undefined) return { tagName: 'span', attribs: {} }
  return { tagName, attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer' } }
}

const options: IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: {
    '*': ['style'],
    ...Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
    a: ['href', 'target', 'rel'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: droppedWhole,
  nestingLimit: 40,
  transformTags: { '*': transform },
  // `style` holds only an alignment by now, so no parser of style sheets needs to read it.
  parseStyleAttributes: false,
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    (tag === 'img' && attribs.src === undefined) ||
    (tag === 'p' && text.trim() === '' && (mediaChildren as string[]).length === 0),
}

const inline = /<\/?(?:strong|em|u|s|sub|sup|code|a)(?:\s[^>]*)?>/g
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of a text in one line. The text must be cleaned, since then no attribute holds an angle bracket. */
const plainOf = (clean: string): string =>
  clean
    .replaceAll(inline, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()

const picturesOf = (clean: string): string[] => {
  const sources = [...clean.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, source = '']) => source)
  return [...new Set(sources.flatMap((source) => picturePattern.exec(source)?.[1] ?? []))]
}

export type CleanText = { text: string; plain: string; images: string[] }

/** Cleans an article's HTML: answers the HTML that may be stored and shown, its words alone, and the ids of its pictures. */
export const cleanText = (html: string): CleanText => {
  const text = sanitizeHtml(html, options).trim()
  return { text, plain: plainOf(text), images: picturesOf(text) }
}
