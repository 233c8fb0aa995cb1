import { call, useDeskAct } from '@portal/platform/web'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import { ColleagueDialog } from './colleague-dialog.tsx'
import { deskReads } from './desk-reads.ts'

interface GiveDialogProps {
  businessSn: string
  holder: string | undefined
  onClose: () => void
}

/** Gives the case to a colleague. */
export function GiveDialog({ businessSn, holder, onClose }: GiveDialogProps) {
  const { run, busy } = useDeskAct(deskReads)
  const give = async (assignee: string) => {
    const work = () => call(workbenchApi.give, { params: { businessSn }, body: { assignee } })
    if (await run(work, '已分派')) onClose()
  }
  return (
    <ColleagueDialog
      what={`业务编号 ${businessSn}`}
      holder={holder}
      busy={busy}
      onGive={(assignee) => void give(assignee)}
      onClose={onClose}
    />
  )
}
