import { Button } from '@portal/platform/web'
import { useState } from 'react'
import { type RequestAction, requestActionLabels } from '../../contract/rules.ts'
import { type DeskAction, deskSteps, isDeskAction } from './desk-steps.ts'
import { OpenStep } from './open-step.tsx'

/** The buttons that the server's `can` allows, each with its dialog. */
export function DeskActions({ businessSn, can }: { businessSn: string; can: readonly RequestAction[] }) {
  const [open, setOpen] = useState<DeskAction>()
  return (
    <>
      {can.filter(isDeskAction).map((action) => (
        <Button key={action} variant={deskSteps[action].variant} onClick={() => setOpen(action)}>
          {requestActionLabels[action]}
        </Button>
      ))}
      {open && <OpenStep action={open} businessSn={businessSn} onClose={() => setOpen(undefined)} />}
    </>
  )
}
