import type { ReactNode } from 'react'
import { useCurrentForm } from '../form/form-context.ts'
import { uploadingText } from '../form/use-ordered-form.ts'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Buttons } from './buttons.tsx'

export interface FormEndProps {
  /** Words of the button that sends: 保存. */
  submit: string
  busyText?: string | undefined
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
  /** What the 取消 button does; without it there is no such button. `cancel` gives the button other words. */
  onCancel?: (() => void) | undefined
  cancel?: string | undefined
  /** Further content in the row of the buttons, before them. */
  children?: ReactNode
}

/** The end of a short form: the words of the last failed request, and the buttons. It must stand inside `Form`. */
export function FormEnd({
  submit,
  busyText,
  variant = 'primary',
  size,
  onCancel,
  cancel = '取消',
  children,
}: FormEndProps) {
  const form = useCurrentForm()
  return (
    <>
      {form?.failure && <Notice tone="error">{form.failure.msg}</Notice>}
      <Buttons end>
        {children}
        {onCancel && <Button onClick={onCancel}>{cancel}</Button>}
        <Button
          type="submit"
          variant={variant}
          size={size}
          busy={form?.busy || form?.waits}
          busyText={form?.waits ? uploadingText : busyText}
        >
          {submit}
        </Button>
      </Buttons>
    </>
  )
}
