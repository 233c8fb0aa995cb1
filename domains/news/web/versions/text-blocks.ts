import { fromStored } from '../editor/alignment.ts'

/** One stretch of an article that is read as a whole. */
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

/** The nearest thing around it that says more than that it is a paragraph. */
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
  // The lists inside it have items of their own.
  const own = Array.from(element.childNodes).filter((node) => !(node instanceof Element && node.matches('ul, ol')))
  return own.map((node) => node.textContent ?? '').join('')
}

/** The things that hold text of their own: an item around an inner list does, a cell around paragraphs does not. */
const holdsText = (element: Element): boolean =>
  isInnermost(element) || (element.matches('li') && element.querySelector(':scope > p') === null)

/** An article's text as the blocks that it is read in. */
export const textBlocks = (html: string): TextBlock[] => {
  const { body } = new DOMParser().parseFromString(fromStored(html), 'text/html')
  return Array.from(body.querySelectorAll(carriers))
    .filter(holdsText)
    .map((element) => ({
      kind: kindOf(element),
      text: element.matches('img') ? pictureText(element) : ownText(element).trim(),
    }))
    .filter(({ kind, text }) => text !== '' || kind === kinds.hr)
}
