import createPurifier, { type Config } from 'dompurify'
import { alignedTags, alignments, allowedAttributes, allowedTags, keptAttribute } from '../../contract/markup.ts'

const aligned: readonly string[] = alignedTags
const known: readonly string[] = alignments

const config: Config = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: ['data-align', ...new Set(Object.values(allowedAttributes).flat())],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  SANITIZE_DOM: true,
}

/**
 * Turns a style attribute that sets an alignment into a data attribute: the page's content security policy reports every
 * style attribute as soon as it is parsed.
 */
const withoutStyles = (html: string): string =>
  html.replaceAll(/ style="text-align: (left|center|right|justify)"/g, ' data-align="$1"')

const nameOf = (node: Element): string => node.nodeName.toLowerCase()

/** Makes a separate instance of the cleaner, so that its rules hold nowhere else. */
const makePurifier = () => {
  const purifier = createPurifier(window)
  purifier.addHook('uponSanitizeAttribute', (node, data) => {
    const { attrName, attrValue } = data
    const isAlignment = attrName === 'data-align' && aligned.includes(nameOf(node)) && known.includes(attrValue)
    data.keepAttr = isAlignment || keptAttribute(nameOf(node), attrName, attrValue) !== undefined
  })
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (nameOf(node) === 'a' && node.hasAttribute('href')) {
      node.setAttribute('rel', 'noopener noreferrer')
      node.setAttribute('target', '_blank')
    }
    if (nameOf(node) !== 'img') return
    if (node.hasAttribute('src')) node.setAttribute('loading', 'lazy')
    else node.remove()
  })
  return purifier
}

let purifier: ReturnType<typeof makePurifier> | undefined

/** Puts each table into a box that scrolls, by keyboard too, so that a wide table never makes the page scroll sideways. */
const frameTables = (text: DocumentFragment): void => {
  for (const table of text.querySelectorAll('table')) {
    const frame = document.createElement('div')
    frame.tabIndex = 0
    frame.setAttribute('role', 'group')
    frame.setAttribute('aria-label', table.caption?.textContent?.trim() || '表格')
    table.replaceWith(frame)
    frame.append(table)
  }
}

/**
 * Cleans an article's text once more, with the browser's own parser. It answers nodes and not HTML, because HTML that is
 * written and parsed again may be read differently.
 */
export const purified = (html: string): DocumentFragment => {
  purifier ??= makePurifier()
  const text = purifier.sanitize(withoutStyles(html), { ...config, RETURN_DOM_FRAGMENT: true })
  frameTables(text)
  return text
}
