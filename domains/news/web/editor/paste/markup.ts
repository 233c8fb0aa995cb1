import { parseInert } from '../parse-inert.ts'

const keptAs = 'data-pasted-style'

const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi
const attribute = /([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g

const disarm = (opening: string): string =>
  opening.replace(attribute, (whole, name: string, value = '') => {
    if (/^on/i.test(name)) return ''
    return name.toLowerCase() === 'style' ? `${keptAs}${value}` : whole
  })

/**
 * Parses pasted markup into a tree without running a script or loading anything. Style attributes are renamed and event
 * handlers removed before: the page's content security policy refuses both when they are parsed, reports each, and would leave
 * the elements' `style` objects empty.
 */
export const parseMarkup = (html: string): HTMLElement => {
  const withoutSheets = html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
  return parseInert(withoutSheets.replace(tag, disarm))
}

/** The declarations of an element's style attribute, by name in lower case. */
export const styleOf = (element: Element): ReadonlyMap<string, string> => {
  const declarations = (element.getAttribute(keptAs) ?? '').split(';').map((text) => {
    const colon = text.indexOf(':')
    return [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()] as const
  })
  return new Map(declarations.filter(([name]) => name !== ''))
}

/** Gives an element a style in the same way as pasted styles are kept. */
export const keepStyle = (element: Element, style: string): void => element.setAttribute(keptAs, style)

/** All elements below `root` at this moment, the innermost first. */
export const innermostFirst = (root: Element, selector = '*'): Element[] =>
  Array.from(root.querySelectorAll(selector)).reverse()

/** Replaces an element by one with another name, the same content and no attributes. */
export const rename = (element: Element, name: string): HTMLElement => {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

/** Whether nothing in the node can be seen; a non-breaking space cannot be seen either. */
export const isBlank = (node: Node): boolean =>
  (node.textContent ?? '').trim() === '' &&
  !(node instanceof Element && (node.matches('img') || node.querySelector('img')))
