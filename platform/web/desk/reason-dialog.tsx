import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form } from '../form/form.tsx'
import { FormField } from '../form/form-field.tsx'
import { type OrderedFormOptions, useOrderedForm } from '../form/use-ordered-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Stack } from '../ui/stack.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { Buttons } from './buttons.tsx'
import { FormEnd } from './form-end.tsx'
import styles from './reason-dialog.module.css'

type Reason = { reason: string }

export interface ReasonDialogProps<R> extends Pick<OrderedFormOptions<Reason, R>, 'schema'> {
  title: string
  /** The most characters of a reason. */
  max: number
  /** Who can read the reason later. */
  hint: string
  open: (body: Reason) => Promise<R>
  /** What was asked for; it lives in this dialog alone, and nothing of it is left in the page when that is closed. */
  children: (opened: R) => ReactNode
  onClose: () => void
}

/** Asks a member of staff for a reason, which the customer can read, and then shows the personal data asked for. */
export function ReasonDialog<R>({ title, schema, max, hint, open, children, onClose }: ReasonDialogProps<R>) {
  const [opened, setOpened] = useState<R>()
  const form = useOrderedForm<Reason, R>({ schema, defaults: { reason: '' }, send: open, onDone: setOpened })
  return (
    <Dialog open size="large" title={title} onClose={onClose}>
      {opened === undefined ? (
        <Form form={form} label={title}>
          <FormField form={form} name="reason" label="查看原因" hint={hint} max={max} required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormEnd submit="查看" busyText="正在打开…" onCancel={onClose} />
        </Form>
      ) : (
        <Opened onClose={onClose}>{children(opened)}</Opened>
      )}
    </Dialog>
  )
}

/** Takes the focus when the button is gone, so that screen readers read what was opened and Escape still closes the dialog. */
function Opened({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Stack gap={16} ref={place} tabIndex={-1} className={styles.opened}>
      {children}
      <Buttons end>
        <Button variant="primary" onClick={onClose}>
          关闭
        </Button>
      </Buttons>
    </Stack>
  )
}

/** A number that was masked, large enough to be read out over the phone. */
export function RevealedText({ children }: { children: string }) {
  return <p className={styles.number}>{children}</p>
}
