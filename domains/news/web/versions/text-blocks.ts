import { fromStored } from '../editor/alignment.ts'
import { parseInert } from '../editor/parse-inert.ts'

/** A part of an article's text that is compared as one, such as a paragraph. */
export type TextBlock = { kind: string; text: string }

const kinds: Readonly<Record<string, string>> = {
  h2: '二级标题',
  h3: '三级标题',
  h4: '四级标题',
  p: '段落',
  li: '列表项',
  th: '表头',
  td: '单元格',
  blockquote: '引用',
  figcaption: '图片说明',
  caption: '表格标题',
  pre: '代码',
  img: '图片',
  hr: '分隔线',
}
const carriers = Object.keys(kinds).join()

const isInnermost = (element: Element): boolean =>
  element.matches('img, hr') || element.querySelector(carriers) === null

/** The kind of a block: the nearest element around it that says more than that it is a paragraph. */
const kindOf = (element: Element): string => {
  const around = element.matches('p') ? element.parentElement?.closest('li, th, td, blockquote') : undefined
  return kinds[(around ?? element).localName] ?? '段落'
}

const pictureText = (picture: Element): string => {
  const [, id = ''] = /\/api\/picture\/([\w-]{1,8})/.exec(picture.getAttribute('src') ?? '') ?? []
  return `${picture.getAttribute('alt') || '（没有说明）'}${id && ` · ${id}`}`
}

const ownText = (element: Element): string => {
  if (!element.matches('li')) return element.textContent ?? ''
  // Inner lists are left out, since their items are blocks of their own.
  const own = Array.from(element.childNodes).filter((node) => !(node instanceof Element && node.matches('ul, ol')))
  return own.map((node) => node.textContent ?? '').join('')
}

/** Whether an element holds text of its own: a list item around an inner list does, a table cell around paragraphs does not. */
const holdsText = (element: Element): boolean =>
  isInnermost(element) || (element.matches('li') && element.querySelector(':scope > p') === null)

/** The blocks of an article's text, in their order. */
export const textBlocks = (html: string): TextBlock[] => {
  return Array.from(parseInert(fromStored(html)).querySelectorAll(carriers))
    .filter(holdsText)
    .map((element) => ({
      kind: kindOf(element),
      text: element.matches('img') ? pictureText(element) : ownText(element).trim(),
    }))
    .filter(({ kind, text }) => text !== '' || kind === kinds.hr)
}
