import { codePoints } from '@portal/platform/contract'
import type { ControlProps } from '@portal/platform/web'
import { type Editor, EditorContent, useEditorState } from '@tiptap/react'
import { type ChangeEvent, useRef, useState } from 'react'
import { useArticleEditor } from './article-editor.ts'
import { LinkDialog } from './link-dialog.tsx'
import { insertPictures } from './paste/paste-pictures.ts'
import { pictureAccept } from './pictures/picture-accept.ts'
import styles from './rich-text.module.css'
import { Toolbar } from './toolbar/toolbar.tsx'

export interface RichTextProps extends ControlProps<string> {
  /** The name of the field for screen readers. */
  label: string
  /** The text can be read but not changed. */
  readOnly?: boolean | undefined
}

const wordsIn = (text: string): number => codePoints(text.replace(/\s/g, ''))

/** The field for the text of an article, with a toolbar, for mouse and keyboard. Only the editing page loads it. */
export function RichText({ value, onChange, onBlur, label, readOnly = false }: RichTextProps) {
  const bar = useRef<HTMLDivElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const [isLinking, setLinking] = useState(false)
  const editor = useArticleEditor({
    value,
    onChange,
    onBlur,
    readOnly,
    onToolbar: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: styles.text ?? '' },
  })
  if (!editor) return <div className={styles.box} />
  const addPictures = ({ target }: ChangeEvent<HTMLInputElement>) => {
    insertPictures(editor.view, Array.from(target.files ?? []))
    target.value = ''
  }
  return (
    <div className={styles.box}>
      {!readOnly && (
        <Toolbar editor={editor} bar={bar} onLink={() => setLinking(true)} onPicture={() => files.current?.click()} />
      )}
      <EditorContent editor={editor} />
      <p className={styles.foot}>
        <span>{!readOnly && 'Alt + F10 到工具栏，Esc 回到正文；可直接粘贴 Word 与公众号文章'}</span>
        <WordCount editor={editor} />
      </p>
      <input
        ref={files}
        type="file"
        multiple
        accept={pictureAccept}
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={addPictures}
      />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

function WordCount({ editor }: { editor: Editor }) {
  const count = useEditorState({ editor, selector: ({ editor: now }) => wordsIn(now.getText()) })
  return <span>{count} 字</span>
}
