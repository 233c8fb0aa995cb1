import StarterKit from '@tiptap/starter-kit'
import { AlignmentExtension } from './alignment-extension.ts'
import { isLinkAddress } from './paste/allowed.ts'
import { PictureNode } from './pictures/picture-node.ts'
import { scriptMarks } from './script-marks.ts'
import { tableExtensions } from './table-extensions.ts'

/** What an article may hold; the server allows the same and nothing else. */
export const articleExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      isAllowedUri: (address) => isLinkAddress(address ?? ''),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ...tableExtensions,
  ...scriptMarks,
  AlignmentExtension,
  PictureNode,
]
