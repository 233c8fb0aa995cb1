import { isConflict, useReload } from '@portal/platform/web'
import { deskReads } from './desk-reads.ts'
import type { DeskAction } from './desk-steps.ts'
import { StepDialog } from './step-dialog.tsx'

/** The dialog of one step. It closes, and the case is read again, once the step is taken or somebody else was faster. */
export function OpenStep({
  action,
  businessSn,
  onClose,
}: {
  action: DeskAction
  businessSn: string
  onClose: () => void
}) {
  const readAgain = useReload(deskReads)
  const end = async () => {
    onClose()
    await readAgain()
  }
  return (
    <StepDialog
      key={action}
      action={action}
      businessSn={businessSn}
      onClose={onClose}
      onDone={end}
      onFailed={(error) => (isConflict(error) ? end() : Promise.resolve())}
    />
  )
}
