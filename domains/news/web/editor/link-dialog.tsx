import { Button, Buttons, Dialog, Field, TextInput } from '@portal/platform/web'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { isLinkAddress } from './paste/allowed.ts'

/** A typed address in full: a bare host becomes an address on the web. */
const completed = (typed: string): string => {
  const text = typed.trim()
  if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(text)) return `https://${text}`
  return text
}

/** Asks for the address of a link on the selected words; where nothing is selected, the address itself becomes the words. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link').href ?? '')
  const [typed, setTyped] = useState(before)
  const [error, setError] = useState<string>()
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // For React the dialog lies inside the form of the page, so its submit event would reach that form too.
    event.stopPropagation()
    const href = completed(typed)
    if (!isLinkAddress(href)) return setError('请输入以 https:// 开头的网址，或 mailto: 开头的邮箱')
    const chain = editor.chain().extendMarkRange('link')
    const { empty } = editor.state.selection
    if (empty && before === '')
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
    else chain.setLink({ href })
    chain.run()
    close()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    close()
  }
  return (
    <Dialog open title="链接" onClose={close}>
      <form noValidate aria-label="链接" onSubmit={submit}>
        <Field label="链接地址" required error={error}>
          <TextInput type="url" value={typed} onChange={setTyped} placeholder="https://" />
        </Field>
        <Buttons end>
          {before !== '' && <Button onClick={remove}>移除链接</Button>}
          <Button onClick={close}>取消</Button>
          <Button type="submit" variant="primary">
            确定
          </Button>
        </Buttons>
      </form>
    </Dialog>
  )
}
