import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Endpoint } from '../../contract/api.ts'
import { useReload } from '../call/use-desk-act.ts'
import { type OrderedForm, type OrderedFormOptions, useOrderedForm } from '../form/use-ordered-form.ts'
import { toast } from '../ui/toast-store.ts'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'

export interface EditDialogProps<T extends FieldValues, R>
  extends Pick<OrderedFormOptions<T, R>, 'schema' | 'defaults' | 'send'>,
    Omit<FormDialogProps<T>, 'form' | 'children' | 'submit'> {
  submit?: string
  /** The toast that says that it is saved. */
  said: string
  /**
   * The calls whose answers are read again after the form was sent, also after a refusal, so that the page shows the newer
   * change of somebody else.
   */
  reads: readonly Endpoint[]
  onSaved?: ((reply: R) => void) | undefined
  children: (form: OrderedForm<T>) => ReactNode
}

/** A window in which one record is made or changed. It closes when the record is saved, and keeps what was typed until then. */
export function EditDialog<T extends FieldValues, R>({
  schema,
  defaults,
  send,
  said,
  reads,
  onSaved,
  onClose,
  children,
  ...dialog
}: EditDialogProps<T, R>) {
  const reload = useReload(reads)
  const form = useOrderedForm<T, R>({
    schema,
    defaults,
    send: (typed, sending) => send(typed, sending).finally(() => void reload()),
    onDone: (reply) => {
      toast(said)
      onClose()
      onSaved?.(reply)
    },
  })
  return (
    <FormDialog submit="保存" busyText="正在保存…" size="large" {...dialog} form={form} onClose={onClose}>
      {children(form)}
    </FormDialog>
  )
}
