import { Button, isCallError, keyOf } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { requestsApi } from '../../contract/index.ts'
import { type RequestAction, requestActionLabels } from '../../contract/rules.ts'
import { type DeskAction, deskSteps } from './desk-steps.ts'
import { StepDialog } from './step-dialog.tsx'

const isDeskAction = (action: RequestAction): action is DeskAction => action in deskSteps

/** Another desk was faster: its words are in the message, and the page must show what is true now. */
const wasTooLate = (error: unknown): boolean => isCallError(error) && error.status === 'U00409'

/** The buttons that the server's `can` allows, each with its dialog. */
export function DeskActions({
  businessSn,
  can,
  small,
}: {
  businessSn: string
  can: readonly RequestAction[]
  small?: boolean
}) {
  const [open, setOpen] = useState<DeskAction>()
  const queries = useQueryClient()
  const reload = async () => {
    setOpen(undefined)
    await Promise.all(
      [requestsApi.listQueue, requestsApi.deskDetail].map((endpoint) =>
        queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    )
  }
  return (
    <>
      {can.filter(isDeskAction).map((action) => (
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
          onFailed={(error) => (wasTooLate(error) ? reload() : Promise.resolve())}
        />
      )}
    </>
  )
}
