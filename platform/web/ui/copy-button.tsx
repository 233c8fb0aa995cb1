import { Button, type ButtonProps } from './button.tsx'
import { copyText } from './copy-text.ts'
import { toast } from './toast-store.ts'

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** What is copied. */
  text: string
  /** What the text is, for the toast and for screen readers: 编号. */
  what: string
  /** Shows that word on the button too: 复制链接. */
  named?: boolean | undefined
}

/** Copies a number or an address, and says so. */
export function CopyButton({ text, what, named = false, variant = 'text', size }: CopyButtonProps) {
  const copy = async () => {
    if (await copyText(text)) toast(`${what}已复制`)
    else toast('没有复制成功，请选中后复制', 'warning')
  }
  return (
    <Button icon="copy" variant={variant} size={size} onClick={() => void copy()}>
      复制{named ? what : <span className="sr-only">{what}</span>}
    </Button>
  )
}
