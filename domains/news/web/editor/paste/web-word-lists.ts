import { keepStyle, unwrap } from './markup.ts'

const markerOf = (item: Element): string => {
  if (!item.parentElement?.matches('ol')) return '•'
  return `${item.getAttribute('data-aria-posinset') ?? item.parentElement.getAttribute('start') ?? 1}.`
}

/** The list item in the form that Word for the desktop writes: a paragraph that names its list and its depth. */
const paragraphOf = (item: Element): Element => {
  const make = (name: string) => item.ownerDocument.createElement(name)
  const [paragraph, marker] = [make('p'), make('span')]
  const { 'data-listid': list = '0', 'data-aria-level': level = '1' } = Object.fromEntries(
    Array.from(item.attributes, ({ name, value }) => [name, value]),
  )
  keepStyle(paragraph, `mso-list:l${list} level${level} lfo1`)
  keepStyle(marker, 'mso-list:Ignore')
  marker.textContent = markerOf(item)
  for (const inner of Array.from(item.querySelectorAll('p'))) unwrap(inner)
  paragraph.append(marker, ...item.childNodes)
  return paragraph
}

/**
 * Word on the web writes each list item as a list of its own with its depth as an attribute; this turns the items into
 * paragraphs as Word for the desktop writes them.
 */
export const flattenWebWordLists = (root: Element): void => {
  for (const wrapper of Array.from(root.querySelectorAll('.ListContainerWrapper'))) unwrap(wrapper)
  for (const list of Array.from(root.querySelectorAll('ul, ol'))) {
    const items = Array.from(list.children)
    if (items.length === 0 || !items.every((item) => item.matches('li[data-aria-level]'))) continue
    list.replaceWith(...items.map(paragraphOf))
  }
}
