import { Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'

/**
 * What is pasted into an empty line takes its place whole. ProseMirror would pour the first paragraph into that line and
 * leave its alignment behind.
 */
export const keepFirstBlock = (slice: Slice, view: EditorView): Slice => {
  const { empty, $from } = view.state.selection
  const first = slice.content.firstChild
  const isIntoNothing = empty && $from.parent.isTextblock && $from.parent.content.size === 0
  return isIntoNothing && first?.attrs.align ? new Slice(slice.content, 0, slice.openEnd) : slice
}
