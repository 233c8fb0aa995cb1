import { Button, isConflict, useReload } from '@portal/platform/web'
import { useState } from 'react'
import { type RequestAction, requestActionLabels } from '../../contract/rules.ts'
import { deskReads } from './desk-reads.ts'
import { type DeskAction, deskSteps } from './desk-steps.ts'
import { StepDialog } from './step-dialog.tsx'

const isDeskAction = (action: RequestAction): action is DeskAction => action in deskSteps
/** A supplement is taken back only on the detail page, where staff see what was asked for. */
const onlyInDetail: readonly DeskAction[] = ['withdrawSupplement']

/** The buttons that the server's `can` allows, each with its dialog. */
export function DeskActions({
  businessSn,
  can,
  small,
}: {
  businessSn: string
  can: readonly RequestAction[]
  /** Whether the buttons are small, for a row of the queue. */
  small?: boolean
}) {
  const [open, setOpen] = useState<DeskAction>()
  const readAgain = useReload(deskReads)
  const reload = async () => {
    setOpen(undefined)
    await readAgain()
  }
  return (
    <>
      {can
        .filter(isDeskAction)
        .filter((action) => !small || !onlyInDetail.includes(action))
        .map((action) => (
          <Button
            key={action}
            variant={small ? 'text' : deskSteps[action].variant}
            onClick={() => setOpen(action)}
            {...(small && { 'aria-label': `${requestActionLabels[action]} ${businessSn}` })}
          >
            {requestActionLabels[action]}
          </Button>
        ))}
      {open && (
        <StepDialog
          key={open}
          action={open}
          businessSn={businessSn}
          onClose={() => setOpen(undefined)}
          onDone={reload}
          onFailed={(error) => (isConflict(error) ? reload() : Promise.resolve())}
        />
      )}
    </>
  )
}
