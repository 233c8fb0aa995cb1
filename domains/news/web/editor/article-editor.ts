import { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { toStored } from './alignment.ts'
import { contentOf } from './content-of.ts'
import { articleExtensions } from './extensions.ts'
import { cleanPasted } from './paste/clean-pasted.ts'
import { dropFiles, pasteFiles } from './paste/paste-pictures.ts'
import { keepFirstBlock } from './paste/whole-blocks.ts'
import { takePicture } from './pictures/picture-store.ts'

/** The editor's HTML without the empty line at its end; an empty text where there is nothing else. */
const htmlOf = (editor: Editor): string => toStored(editor.getHTML().replace(/(?:<p(?: [^>]*)?><\/p>)+$/, ''))

export interface ArticleEditorOptions {
  value: string
  onChange: (html: string) => void
  onBlur?: (() => void) | undefined
  onToolbar: () => void
  readOnly: boolean
  attributes: Record<string, string>
}

/** A TipTap editor that takes only what an article may hold. It cleans pasted text and brings its pictures to this portal. */
export const useArticleEditor = (options: ArticleEditorOptions): Editor | undefined => {
  const { value, readOnly } = options
  const told = useRef(value)
  const latest = useRef(options)
  latest.current = options
  const [editor, setEditor] = useState<Editor>()
  // The editor is made in an effect, because React may throw away what is made while rendering.
  useEffect(() => {
    let rtf = ''
    const made = new Editor({
      extensions: articleExtensions,
      content: contentOf(told.current),
      editable: !latest.current.readOnly,
      // The editor's styles stand in our own style sheet; the page's policy refuses styles that are injected at run time.
      injectCSS: false,
      editorProps: {
        attributes: latest.current.attributes,
        transformPastedHTML: (html) => cleanPasted(html, { rtf, take: takePicture }),
        transformPasted: keepFirstBlock,
        handlePaste: (view, event) => pasteFiles(view, event.clipboardData),
        handleDrop: (view, event) => dropFiles(view, event),
        handleDOMEvents: {
          // This handler runs before the editor reads the pasted markup.
          paste: (_view, event) => {
            rtf = event.clipboardData?.getData('text/rtf') ?? ''
            return false
          },
        },
        handleKeyDown: (_view, event) => {
          if (!(event.altKey && event.key === 'F10')) return false
          latest.current.onToolbar()
          return true
        },
      },
      onUpdate: ({ editor: now }) => {
        told.current = htmlOf(now)
        latest.current.onChange(told.current)
      },
      onBlur: () => latest.current.onBlur?.(),
    })
    setEditor(made)
    return () => {
      setEditor(undefined)
      made.destroy()
    }
  }, [])
  useEffect(() => void editor?.setEditable(!readOnly, false), [editor, readOnly])
  // The form may set another text, such as a restored version or a version that was taken over.
  useEffect(() => {
    if (!editor || value === told.current) return
    told.current = value
    editor.commands.setContent(contentOf(value), { emitUpdate: false })
  }, [editor, value])
  return editor
}
