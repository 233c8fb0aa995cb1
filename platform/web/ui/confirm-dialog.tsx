import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  children?: ReactNode
  onCancel: () => void
  onConfirm: () => void
  cancelText?: string | undefined
  confirmText?: string | undefined
  /** True while the confirmed act is being carried out. */
  busy?: boolean | undefined
  busyText?: string | undefined
  /** True for an act that cannot be undone; the button is then red. */
  danger?: boolean | undefined
  mark?: DialogProps['mark']
}

/** A question before an act: 取消 and 确定. */
export function ConfirmDialog({
  open,
  title,
  children,
  onCancel,
  onConfirm,
  cancelText = '取消',
  confirmText = '确定',
  busy,
  busyText,
  danger,
  mark,
}: ConfirmDialogProps) {
  return (
    <Dialog
      alert
      open={open}
      title={title}
      mark={mark}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{cancelText}</Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} busyText={busyText} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
