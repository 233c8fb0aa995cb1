import { keepStyle, unwrap } from './markup.ts'

const markerOf = (item: Element): string => {
  if (!item.parentElement?.matches('ol')) return '•'
  return `${item.getAttribute('data-aria-posinset') ?? item.parentElement.getAttribute('start') ?? 1}.`
}

/** The item as Word for the desktop writes it: a paragraph that says of which list it is and how deep. */
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

/** Word on the web writes every item as a list of its own, its depth as an attribute. */
export const flattenWebWordLists = (root: Element): void => {
  for (const wrapper of Array.from(root.querySelectorAll('.ListContainerWrapper'))) unwrap(wrapper)
  for (const list of Array.from(root.querySelectorAll('ul, ol'))) {
    const items = Array.from(list.children)
    if (items.length === 0 || !items.every((item) => item.matches('li[data-aria-level]'))) continue
    list.replaceWith(...items.map(paragraphOf))
  }
}
