import { type Alignment, alignAttribute, alignments } from '../alignment.ts'
import { innermostFirst, isBlank, rename, styleOf } from './markup.ts'

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, table, tbody, tr, td, th, blockquote, hr'
const containers =
  'section, div, article, main, header, footer, aside, nav, figure, figcaption, center, address, fieldset, details, summary, pre, dl, dt, dd, mp-style-type'

const aligned = (element: Element): string | undefined => {
  const declared = styleOf(element).get('text-align') ?? element.getAttribute('align') ?? undefined
  return element.matches('center') ? 'center' : declared?.toLowerCase()
}

/**
 * The alignment of an element: its own, else that of the nearest element around it that has one, within the same table cell.
 */
const alignmentOf = (element: Element): Alignment | undefined => {
  let around: Element | null = element
  // A box around a table says where the table stands, not what stands in it.
  while (around && aligned(around) === undefined) around = around.matches('td, th') ? null : around.parentElement
  const declared = around && aligned(around)
  return alignments.find((one) => one === declared)
}

/** Wraps every run of text and inline elements between blocks into a paragraph. */
const paragraphLooseText = (container: Element): void => {
  let paragraph: HTMLElement | undefined
  for (const child of Array.from(container.childNodes)) {
    if (child instanceof Element && child.matches(blocks)) {
      paragraph = undefined
      continue
    }
    if (!paragraph) {
      paragraph = container.ownerDocument.createElement('p')
      child.before(paragraph)
    }
    paragraph.append(child)
  }
}

/** Takes a picture out of its paragraph; the text behind it becomes a new paragraph. */
const standAlone = (picture: Element): void => {
  while (picture.parentElement && !picture.parentElement.matches(`${blocks}, body`))
    picture.parentElement.after(picture)
  const paragraph = picture.parentElement
  if (!paragraph?.matches('p, h1, h2, h3, h4, h5, h6')) return
  const rest = paragraph.cloneNode(false) as Element
  while (picture.nextSibling) rest.append(picture.nextSibling)
  paragraph.after(picture, rest)
}

/** Sections and boxes become paragraphs, or give way to the paragraphs that they hold. */
export const dissolveContainers = (root: Element): void => {
  for (const element of Array.from(root.querySelectorAll(`${containers}, p, h1, h2, h3, h4, h5, h6`))) {
    const alignment = alignmentOf(element)
    if (alignment) element.setAttribute(alignAttribute, alignment)
  }
  for (const element of innermostFirst(root, containers)) {
    const alignment = element.getAttribute(alignAttribute)
    if (!element.querySelector(blocks)) {
      const paragraph = rename(element, 'p')
      if (alignment) paragraph.setAttribute(alignAttribute, alignment)
      continue
    }
    paragraphLooseText(element)
    for (const loose of Array.from(element.children)) {
      if (alignment && loose.matches('p') && !loose.hasAttribute(alignAttribute)) {
        loose.setAttribute(alignAttribute, alignment)
      }
    }
    element.replaceWith(...element.childNodes)
  }
  for (const picture of Array.from(root.querySelectorAll('img'))) standAlone(picture)
  for (const paragraph of innermostFirst(root, 'p')) {
    if (isBlank(paragraph)) paragraph.remove()
  }
}
