import { Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Lets pasted blocks replace an empty line as a whole. ProseMirror would only fill the first paragraph's content into that
 * line, and the alignment of the paragraph would be lost.
 */
export const keepFirstBlock = (slice: Slice, view: EditorView): Slice => {
  const { empty, $from } = view.state.selection
  const first = slice.content.firstChild
  const isIntoNothing = empty && $from.parent.isTextblock && $from.parent.content.size === 0
  return isIntoNothing && first?.attrs.align ? new Slice(slice.content, 0, slice.openEnd) : slice
}
