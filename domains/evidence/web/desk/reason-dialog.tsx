import {
  Button,
  Buttons,
  Dialog,
  Form,
  FormEnd,
  FormField,
  type OrderedForm,
  TextInput,
  useOrderedForm,
} from '@portal/platform/web'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { revealForm } from '../../contract/desk.ts'
import { evidenceLimits } from '../../contract/limits.ts'
import css from './desk.module.css'

/** Asks a member of staff for a reason, which the owner can read, and then shows what they asked to see. */
export function ReasonDialog<R>({
  title,
  open,
  children,
  onClose,
}: {
  title: string
  open: (reason: string) => Promise<R>
  children: (opened: R) => ReactNode
  onClose: () => void
}) {
  const [opened, setOpened] = useState<R>()
  const form: OrderedForm<{ reason: string }> = useOrderedForm<{ reason: string }, R>({
    schema: revealForm,
    defaults: { reason: '' },
    send: ({ reason }) => open(reason),
    onDone: setOpened,
  })
  return (
    <Dialog open size="large" title={title} onClose={onClose}>
      {opened === undefined ? (
        <Form form={form} label={title} className={css.form}>
          <FormField
            form={form}
            name="reason"
            label="查看原因"
            hint="查看人、时间和原因，客户都看得到"
            max={evidenceLimits.revealReason}
            required
          >
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
    <div ref={place} tabIndex={-1} className={css.form}>
      {children}
      <Buttons end>
        <Button variant="primary" onClick={onClose}>
          关闭
        </Button>
      </Buttons>
    </div>
  )
}
