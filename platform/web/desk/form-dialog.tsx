import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form } from '../form/form.tsx'
import type { OrderedForm } from '../form/use-ordered-form.ts'
import { Dialog, type DialogProps } from '../ui/dialog.tsx'
import { FormEnd, type FormEndProps } from './form-end.tsx'

export interface FormDialogProps<T extends FieldValues>
  extends Pick<FormEndProps, 'submit' | 'busyText' | 'variant' | 'cancel'> {
  form: OrderedForm<T>
  title: string
  /** The name of the form for screen readers; its default is the title. */
  label?: string | undefined
  size?: DialogProps['size']
  /** Takes the whole screen of a phone. */
  full?: boolean | undefined
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A form in a window of its own, with 取消 and the button that sends it. */
export function FormDialog<T extends FieldValues>({
  form,
  title,
  label = title,
  size,
  full,
  className,
  onClose,
  children,
  ...end
}: FormDialogProps<T>) {
  return (
    <Dialog open title={title} size={size} full={full} onClose={onClose}>
      <Form form={form} label={label} className={className}>
        {children}
        <FormEnd {...end} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
