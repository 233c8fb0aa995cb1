import { styleOf } from './markup.ts'

type Item = { element: Element; list: string; level: number; marker: string }
type OpenList = { list: string; level: number; element: HTMLElement }

/** Word's style of a list item, `mso-list:l0 level2 lfo1`: the list and the depth. */
const place = /\b(l\d+)\s+level(\d+)/
const numbered = /^[(（]?(\d+|[a-z]{1,5}|[一二三四五六七八九十]+)[.)）、．]/i

/** Removes the marker that Word writes as text ("1.", "·") from a list item, and answers it. */
const takeMarker = (paragraph: Element): string => {
  const marker = Array.from(paragraph.querySelectorAll('*')).find(
    (element) => styleOf(element).get('mso-list')?.toLowerCase() === 'ignore',
  )
  marker?.remove()
  return (marker?.textContent ?? '').replace(/[\s\u00a0]/g, '')
}

const itemOf = (element: Element): Item | undefined => {
  const found = place.exec(styleOf(element).get('mso-list') ?? '')
  if (!found || element.matches('span, a')) return undefined
  return { element, list: found[1] ?? '', level: Number(found[2]), marker: takeMarker(element) }
}

const listFor = ({ element, marker }: Item): HTMLElement => {
  const list = element.ownerDocument.createElement(numbered.test(marker) ? 'ol' : 'ul')
  const first = Number.parseInt(marker.replace(/^\D/, ''), 10)
  if (list.tagName === 'OL' && first > 1) list.setAttribute('start', String(first))
  return list
}

/**
 * The list that an item belongs to: an open list of its depth, else a new one, inside the item above or in the item's own
 * place.
 */
const openFor = (item: Item, open: OpenList[]): OpenList => {
  while ((open[open.length - 1]?.level ?? 0) > item.level) open.pop()
  const last = open[open.length - 1]
  if (last && last.level === item.level && last.list === item.list) return last
  if (last?.level === item.level) open.pop()
  const element = listFor(item)
  const outer = open[open.length - 1]?.element.lastElementChild
  if (outer) outer.append(element)
  else item.element.before(element)
  const opened = { list: item.list, level: item.level, element }
  open.push(opened)
  return opened
}

const isNextTo = (element: Element, before: Element | undefined): boolean =>
  before !== undefined && element.previousElementSibling === before

/** Turns the paragraphs that Word writes for list items into lists, nested as deep as in Word. */
export const joinWordLists = (root: Element): void => {
  const open: OpenList[] = []
  for (const element of Array.from(root.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6'))) {
    const item = itemOf(element)
    if (!item) continue
    if (!isNextTo(element, open[0]?.element)) open.length = 0
    const { element: list } = openFor(item, open)
    const entry = element.ownerDocument.createElement('li')
    entry.append(...element.childNodes)
    list.append(entry)
    element.remove()
  }
}
