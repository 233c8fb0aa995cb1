import { dropForeign, keepAllowed } from './allowed.ts'
import { dissolveContainers } from './blocks.ts'
import { nameEmphasis } from './emphasis.ts'
import { placeHeadings } from './headings.ts'
import { parseMarkup } from './markup.ts'
import { type TakePicture, takePictures } from './pictures.ts'
import { flattenWebWordLists } from './web-word-lists.ts'
import { joinWordLists } from './word-lists.ts'
import { picturesOfRtf } from './word-pictures.ts'

/** Between two Chinese characters the line break of a source file is no space. */
const brokenLine = /([\u3000-\u9fff\uff00-\uffef])[ \t]*\r?\n\s*(?=[\u3000-\u9fff\uff00-\uffef])/g

const joinLines = (root: Element): void => {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    text.nodeValue = (text.nodeValue ?? '').replace(brokenLine, '$1')
  }
}

/**
 * What was pasted, as an article may have it: headings, paragraphs with their alignment, emphasis, lists, quotes,
 * links, tables with merged cells, pictures. Colours, fonts, sizes and whatever acts are left out. Word's lists, which
 * it writes as paragraphs, are lists again (TipTap leaves them: ueberdosis/tiptap#1526), WeChat's sections are
 * paragraphs. Pictures are handed to `take`; `rtf` is the clipboard's Rich Text, where Word keeps their bytes.
 */
export const cleanPasted = (html: string, { rtf = '', take }: { rtf?: string; take: TakePicture }): string => {
  const root = parseMarkup(html)
  dropForeign(root)
  joinLines(root)
  flattenWebWordLists(root)
  joinWordLists(root)
  nameEmphasis(root)
  takePictures(root, { word: picturesOfRtf(rtf), take })
  dissolveContainers(root)
  placeHeadings(root)
  keepAllowed(root)
  return root.innerHTML.trim()
}
