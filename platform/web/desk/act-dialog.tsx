import type { Endpoint } from '../../contract/api.ts'
import { useDeskAct } from '../call/use-desk-act.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/confirm-dialog.tsx'

export interface ActDialogProps
  extends Pick<ConfirmDialogProps, 'title' | 'children' | 'confirmText' | 'cancelText' | 'busyText' | 'danger'> {
  act: () => Promise<unknown>
  /** Said when it is done. */
  said: string
  /** What is read again afterwards, also after a refusal. */
  reads: readonly Endpoint[]
  onClose: () => void
}

/** A question before an act that the answer carries out. */
export function ActDialog({ act, said, reads, onClose, ...question }: ActDialogProps) {
  const { run, busy } = useDeskAct(reads)
  const confirm = async () => {
    await run(act, said)
    onClose()
  }
  return <ConfirmDialog open {...question} busy={busy} onCancel={onClose} onConfirm={() => void confirm()} />
}
