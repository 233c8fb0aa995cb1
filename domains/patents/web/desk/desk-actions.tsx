import { Button, type ButtonProps } from '@portal/platform/web'
import { type ComponentType, useState } from 'react'
import type { DeskPatentDetail } from '../../contract/detail.ts'
import { type PatentAct, patentActLabels } from '../../contract/states.ts'
import { AskDialog } from './ask-dialog.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import { PapersDialog } from './papers-dialog.tsx'
import { FilingDialog, MeaningDialog } from './record-steps.tsx'
import { AcceptDialog, CloseDialog, CompleteDialog, WithdrawAskDialog } from './text-steps.tsx'
import type { StepProps } from './use-step-form.ts'

type DeskAct = Exclude<PatentAct, 'withdraw' | 'addFiles' | 'answerSupplement' | 'answerMeaning' | 'endWithOrder'>
type Step = {
  Dialog: ComponentType<StepProps & Pick<DeskPatentDetail, 'filing' | 'grant'>>
  variant: NonNullable<ButtonProps['variant']>
}

/** The steps of the desk in the order of their buttons, the usual one last. */
const steps: Readonly<Record<DeskAct, Step>> = {
  close: { Dialog: CloseDialog, variant: 'text' },
  settleMeaning: { Dialog: MeaningDialog, variant: 'secondary' },
  recordFiling: { Dialog: FilingDialog, variant: 'secondary' },
  recordGrant: { Dialog: GrantDialog, variant: 'secondary' },
  askSupplement: { Dialog: AskDialog, variant: 'secondary' },
  withdrawSupplement: { Dialog: WithdrawAskDialog, variant: 'secondary' },
  addPapers: { Dialog: PapersDialog, variant: 'secondary' },
  complete: { Dialog: CompleteDialog, variant: 'primary' },
  accept: { Dialog: AcceptDialog, variant: 'primary' },
}
const stepEntries = Object.entries(steps) as [DeskAct, Step][]

/** The buttons that the server's `can` allows, each with its dialog. */
export function DeskActions({ detail: { businessSn, can, filing, grant } }: { detail: DeskPatentDetail }) {
  const [open, setOpen] = useState<DeskAct>()
  const { Dialog } = open ? steps[open] : {}
  return (
    <>
      {stepEntries
        .filter(([act]) => can.includes(act))
        .map(([act, { variant }]) => (
          <Button key={act} variant={variant} onClick={() => setOpen(act)}>
            {patentActLabels[act]}
          </Button>
        ))}
      {Dialog && <Dialog businessSn={businessSn} filing={filing} grant={grant} onClose={() => setOpen(undefined)} />}
    </>
  )
}
