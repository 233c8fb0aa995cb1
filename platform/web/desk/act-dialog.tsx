import type { Endpoint } from '../../contract/api.ts'
import { useDeskAct } from '../call/use-desk-act.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/confirm-dialog.tsx'

export interface ActDialogProps
  extends Pick<ConfirmDialogProps, 'title' | 'children' | 'confirmText' | 'cancelText' | 'busyText' | 'danger'> {
  act: () => Promise<unknown>
  /** The toast that says that the act is done. */
  said: string
  /** The calls whose answers are read again after the act, also after a refusal. */
  reads: readonly Endpoint[]
  onClose: () => void
}

/** Asks a question before an act; the user's yes carries the act out. */
export function ActDialog({ act, said, reads, onClose, ...question }: ActDialogProps) {
  const { run, busy } = useDeskAct(reads)
  const confirm = async () => {
    await run(act, said)
    onClose()
  }
  return <ConfirmDialog open {...question} busy={busy} onCancel={onClose} onConfirm={() => void confirm()} />
}
