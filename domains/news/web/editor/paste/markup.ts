const keptAs = 'data-pasted-style'

const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi
const attribute = /([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g

const disarm = (opening: string): string =>
  opening.replace(attribute, (whole, name: string, value = '') => {
    if (/^on/i.test(name)) return ''
    return name.toLowerCase() === 'style' ? `${keptAs}${value}` : whole
  })

/**
 * Pasted markup as a tree that nothing of it has acted on: no script runs, nothing is loaded. Style attributes are
 * renamed before, handlers taken out: the page's policy refuses both already when they are parsed, complains of each, and
 * would leave the styles' CSSOM empty.
 */
export const parseMarkup = (html: string): HTMLElement => {
  const withoutSheets = html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
  return new DOMParser().parseFromString(withoutSheets.replace(tag, disarm), 'text/html').body
}

/** The declarations of an element's style attribute, by name in lower case. */
export const styleOf = (element: Element): ReadonlyMap<string, string> => {
  const declarations = (element.getAttribute(keptAs) ?? '').split(';').map((text) => {
    const colon = text.indexOf(':')
    return [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()] as const
  })
  return new Map(declarations.filter(([name]) => name !== ''))
}

/** Gives an element a style as if it had been pasted with it. */
export const keepStyle = (element: Element, style: string): void => element.setAttribute(keptAs, style)

/** Every element below `root`, the innermost first, as they are at this moment. */
export const innermostFirst = (root: Element, selector = '*'): Element[] =>
  Array.from(root.querySelectorAll(selector)).reverse()

/** Puts another element in an element's place, with its content and no attributes. */
export const rename = (element: Element, name: string): HTMLElement => {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

/** Whether there is something to see in it. A space that does not break is none. */
export const isBlank = (node: Node): boolean =>
  (node.textContent ?? '').trim() === '' &&
  !(node instanceof Element && (node.matches('img') || node.querySelector('img')))
