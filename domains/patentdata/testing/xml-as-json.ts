import { SaxesParser } from 'saxes'

type Element = { [name: string]: unknown }

/** Adds a part to an element; one that is repeated becomes an array. */
const add = (element: Element, name: string, part: unknown): void => {
  const before = element[name]
  if (before === undefined) element[name] = part
  else if (Array.isArray(before)) before.push(part)
  else element[name] = [before, part]
}

/** Turns XML into JSON as OPS does: attributes begin with `@`, text stands under `$`, what is repeated is an array. */
export const xmlAsJson = (xml: string): unknown => {
  const root: Element = {}
  const open: Element[] = [root]
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = {}
    for (const [key, value] of Object.entries(attributes)) if (!key.startsWith('xmlns')) element[`@${key}`] = value
    add(open.at(-1) ?? root, name, element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element && element !== root && text.trim() !== '') element.$ = `${element.$ ?? ''}${text}`
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return root
}
