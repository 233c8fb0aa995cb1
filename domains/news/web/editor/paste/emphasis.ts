import { innermostFirst, rename, styleOf, unwrap } from './markup.ts'

const sameMeaning: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u' }

const isBold = (weight: string | undefined): boolean =>
  weight !== undefined && (/^bold/i.test(weight) || Number(weight) >= 600)
const isPlain = (weight: string | undefined): boolean =>
  weight !== undefined && (/^normal/i.test(weight) || Number(weight) < 600)

/** The emphasis that an element's style shows: bold, italic, underlined, struck through. */
const marksOf = (element: Element): string[] => {
  const style = styleOf(element)
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  const isLink = element.closest('a') !== null
  return [
    isBold(style.get('font-weight')) && 'strong',
    /^(italic|oblique)/i.test(style.get('font-style') ?? '') && 'em',
    /underline/i.test(decoration) && !isLink && 'u',
    /line-through/i.test(decoration) && 's',
  ].filter((mark) => mark !== false)
}

const wrapContent = (element: Element, mark: string): void => {
  const wrapper = element.ownerDocument.createElement(mark)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

/** Turns emphasis by style into elements; a bold element whose style says that it is not bold loses its boldness. */
export const nameEmphasis = (root: Element): void => {
  for (const element of innermostFirst(root, 'span, font, a, p, li, b, strong')) {
    const isBoldElement = element.matches('b, strong')
    if (isBoldElement && isPlain(styleOf(element).get('font-weight'))) {
      unwrap(element)
      continue
    }
    for (const mark of marksOf(element)) {
      if (!(isBoldElement && mark === 'strong')) wrapContent(element, mark)
    }
  }
  for (const element of innermostFirst(root, Object.keys(sameMeaning).join())) {
    rename(element, sameMeaning[element.localName] ?? element.localName)
  }
  // Headings are bold anyway, so bold elements in them are removed.
  for (const element of innermostFirst(root, 'h1 strong, h2 strong, h3 strong, h4 strong, h5 strong, h6 strong')) {
    unwrap(element)
  }
}
