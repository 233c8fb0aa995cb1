import { linkPattern } from '../../../contract/markup.ts'
import { alignAttribute } from '../alignment.ts'
import { pictureIdAttribute } from '../picture-id.ts'
import { innermostFirst, isBlank, unwrap } from './markup.ts'

/** Elements that are removed with everything inside them. */
const dropped =
  'script, style, link, meta, title, base, template, noscript, iframe, frame, frameset, object, embed, applet, svg, math, canvas, audio, video, source, track, input, button, select, textarea, option, datalist, dialog, portal, xml, mpvoice, mpvideo'

const cell = ['colspan', 'rowspan']
/** Elements that stay, with the attributes that they may keep. */
const kept: Readonly<Record<string, readonly string[]>> = {
  p: [alignAttribute],
  h2: [alignAttribute],
  h3: [alignAttribute],
  h4: [alignAttribute],
  strong: [],
  em: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  a: ['href'],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  br: [],
  hr: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: cell,
  td: cell,
  img: ['src', 'alt', pictureIdAttribute],
}

/** Whether a link of an article may have this address. */
export const isLinkAddress = (address: string): boolean => linkPattern.test(address)

const stripAttributes = (element: Element, names: readonly string[]): void => {
  for (const { name } of Array.from(element.attributes)) {
    if (!names.includes(name)) element.removeAttribute(name)
  }
}

export const dropForeign = (root: Element): void => {
  for (const element of innermostFirst(root, dropped)) element.remove()
}

/** Removes every element and attribute that an article may not have. */
export const keepAllowed = (root: Element): void => {
  for (const element of innermostFirst(root)) {
    const names = kept[element.localName]
    const leads = !element.matches('a') || isLinkAddress(element.getAttribute('href')?.trim() ?? '')
    const isEmptied = element.matches('strong, em, u, s, a') && isBlank(element)
    if (!names || !leads || isEmptied) unwrap(element)
    else stripAttributes(element, names)
  }
  const comments = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
}
