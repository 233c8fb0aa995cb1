import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { FootBar } from './foot-bar.tsx'
import styles from './form.module.css'
import { useCurrentForm } from './form-context.ts'
import { uploadingText } from './use-ordered-form.ts'

export interface SubmitBarProps {
  /** Words of the button: 提交备案. */
  submit: string
  busyText?: string | undefined
  /** A remark at the left of the bar, on a phone in a line of its own: 草稿每 30 秒自动保存到您的账号. */
  note?: ReactNode
  /** Other buttons, before the submit button. */
  children?: ReactNode
}

/**
 * The foot of a form, which stays in view: the words of the last failed request with 重试, a note, and the buttons. It must
 * stand inside `Form`.
 */
export function SubmitBar({ submit, busyText, note, children }: SubmitBarProps) {
  const form = useCurrentForm()
  const remark = note !== undefined && (
    <>
      <Icon name="check" size={16} />
      {note}
    </>
  )
  return (
    <FootBar failure={form?.failure?.msg} note={remark}>
      {children}
      <Button
        type="submit"
        variant="primary"
        className={styles.submit}
        busy={form?.busy || form?.waits}
        busyText={form?.waits ? uploadingText : busyText}
      >
        {submit}
      </Button>
    </FootBar>
  )
}
