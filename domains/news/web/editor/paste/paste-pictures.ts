import type { EditorView } from '@tiptap/pm/view'
import { takePicture } from '../pictures/picture-store.ts'

const picturesAmong = (files: FileList | null | undefined): File[] =>
  Array.from(files ?? []).filter(({ type }) => type.startsWith('image/'))

/** Puts picture files into the text at a position, or in place of the selection. */
export const insertPictures = (view: EditorView, files: readonly File[], at?: number): void => {
  const type = view.state.schema.nodes.picture
  if (!type) throw new Error('the schema has no pictures')
  let { tr } = view.state
  for (const file of files) {
    const node = type.create({ picture: takePicture({ from: 'file', file }) })
    tr = at === undefined ? tr.replaceSelectionWith(node) : tr.insert(at, node)
  }
  view.dispatch(tr.scrollIntoView())
}

/**
 * Whether the clipboard holds a picture alone. A text with pictures is pasted as text; a copied picture comes with markup that
 * only names its address.
 */
const isPictureAlone = (html: string): boolean =>
  !/<(p|h\d|li|td|section)\b/i.test(html) && html.replace(/<[^>]*>/g, '').trim() === ''

/** Puts pasted picture files into the text; answers whether there were any. */
export const pasteFiles = (view: EditorView, data: DataTransfer | null): boolean => {
  const files = picturesAmong(data?.files)
  if (files.length === 0 || !isPictureAlone(data?.getData('text/html') ?? '')) return false
  insertPictures(view, files)
  return true
}

/** A dropped picture file goes where it was dropped. */
export const dropFiles = (view: EditorView, event: DragEvent): boolean => {
  const files = picturesAmong(event.dataTransfer?.files)
  if (files.length === 0) return false
  event.preventDefault()
  insertPictures(view, files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
  return true
}
