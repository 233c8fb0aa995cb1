import { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { fromStored, toStored } from './alignment.ts'
import { articleExtensions } from './extensions.ts'
import { cleanPasted } from './paste/clean-pasted.ts'
import { dropFiles, pasteFiles } from './paste/paste-pictures.ts'
import { keepFirstBlock } from './paste/whole-blocks.ts'
import { takePicture } from './pictures/picture-store.ts'

/** The text without the empty line that the editor keeps at its end; nothing for an empty one. */
const htmlOf = (editor: Editor): string => toStored(editor.getHTML().replace(/(?:<p(?: [^>]*)?><\/p>)+$/, ''))

export interface ArticleEditorOptions {
  value: string
  onChange: (html: string) => void
  onBlur?: (() => void) | undefined
  onToolbar: () => void
  readOnly: boolean
  attributes: Record<string, string>
}

/** TipTap with what an article may hold; what is pasted is cleaned, its pictures are brought to this portal. */
export const useArticleEditor = (options: ArticleEditorOptions): Editor | undefined => {
  const { value, readOnly } = options
  const told = useRef(value)
  const latest = useRef(options)
  latest.current = options
  const [editor, setEditor] = useState<Editor>()
  // In an effect and not while rendering: what is made there may be thrown away before it is shown.
  useEffect(() => {
    let rtf = ''
    const made = new Editor({
      extensions: articleExtensions,
      content: fromStored(told.current),
      editable: !latest.current.readOnly,
      // Its styles stand in our own sheet; the page's policy refuses those written at run time.
      injectCSS: false,
      editorProps: {
        attributes: latest.current.attributes,
        transformPastedHTML: (html) => cleanPasted(html, { rtf, take: takePicture }),
        transformPasted: keepFirstBlock,
        handlePaste: (view, event) => pasteFiles(view, event.clipboardData),
        handleDrop: (view, event) => dropFiles(view, event),
        handleDOMEvents: {
          // Comes before the markup is read.
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
  // A restored version, or another one taken over, comes from outside.
  useEffect(() => {
    if (!editor || value === told.current) return
    told.current = value
    editor.commands.setContent(fromStored(value), { emitUpdate: false })
  }, [editor, value])
  return editor
}
