import { alignAttribute } from '../alignment.ts'
import { rename, styleOf } from './markup.ts'

const levels = { highest: 2, lowest: 4 }

/** The level of a paragraph that is a heading only by Word's style; undefined for other paragraphs. */
const outlineLevel = (paragraph: Element): number | undefined => {
  if (/\bMsoTitle\b/.test(paragraph.className)) return 1
  const level = Number(styleOf(paragraph).get('mso-outline-level'))
  return level >= 1 && level <= 6 ? level : undefined
}

const renameKeepingAlignment = (element: Element, name: string): void => {
  const alignment = element.getAttribute(alignAttribute)
  const renamed = rename(element, name)
  if (alignment) renamed.setAttribute(alignAttribute, alignment)
}

/** Shifts the headings so that the highest has level 2; level 1 belongs to the article's own title. */
export const placeHeadings = (root: Element): void => {
  for (const paragraph of Array.from(root.querySelectorAll('p'))) {
    const level = outlineLevel(paragraph)
    if (level) renameKeepingAlignment(paragraph, `h${level}`)
  }
  const headings = Array.from(root.querySelectorAll('h1, h2, h3, h4, h5, h6'))
  const highest = Math.min(...headings.map((heading) => Number(heading.localName.slice(1))))
  for (const heading of headings) {
    const below = Number(heading.localName.slice(1)) - highest
    renameKeepingAlignment(heading, `h${Math.min(levels.highest + below, levels.lowest)}`)
  }
}
