import { mergeAttributes, Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { isOwnPicture } from '../own-picture.ts'
import { pictureIdAttribute } from '../picture-id.ts'
import { PictureView } from './picture-view.tsx'

const sideOf = (name: 'width' | 'height') => ({
  default: null,
  parseHTML: (element: HTMLElement) => {
    const pixels = Number(element.getAttribute(name))
    return pixels > 0 ? pixels : null
  },
})

/**
 * A picture on a line of its own: one of this portal by its address, or one on its way here by its id. A picture of another
 * host is never shown.
 */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: sideOf('width'),
    height: sideOf('height'),
    picture: {
      default: null,
      parseHTML: (element) => element.getAttribute(pictureIdAttribute),
      renderHTML: ({ picture }) => (picture ? { [pictureIdAttribute]: picture } : {}),
    },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (isOwnPicture(element.getAttribute('src') ?? '') ? null : false) },
    { tag: `img[${pictureIdAttribute}]` },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
})
