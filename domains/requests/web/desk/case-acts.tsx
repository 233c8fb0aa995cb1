import { ActionMenu, Button, call, LinkButton, type MenuEntry, useDeskAct } from '@portal/platform/web'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { QueueRow } from '../../contract/detail.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import { type DeskAct, deskActLabels, nextOf } from './desk-next.ts'
import { deskReads } from './desk-reads.ts'
import type { DeskAction } from './desk-steps.ts'
import { GiveDialog } from './give-dialog.tsx'
import { OpenStep } from './open-step.tsx'
import { useViewer, type Viewer } from './use-viewer.ts'

/** The steps that the menu of a row offers. A supplement is taken back only where it is read, in the detail. */
const steps = [
  { id: 'accept', label: deskActLabels.accept },
  { id: 'reject', label: '不予受理', danger: true },
  { id: 'complete', label: deskActLabels.complete },
  { id: 'recordCall', label: deskActLabels.recordCall },
] as const

/** What else can be done with a case than what its one button does. */
const moreOf = (row: QueueRow, act: DeskAct, viewer: Viewer): MenuEntry[] => {
  const { can, assignee, actsNext } = row
  const moves = actsNext !== 'nobody' && viewer.mayAssign
  return [
    ...(act === 'look' || act === 'review' ? [] : [{ id: 'look', label: '查看详情' }]),
    ...(moves && assignee === null && act !== 'take' ? [{ id: 'take', label: deskActLabels.take }] : []),
    ...steps.filter(({ id }) => id !== act && can.includes(id)),
    ...(moves ? [{ id: 'give', label: assignee === null ? '分派给同事' : '转给同事' }] : []),
    ...(moves && assignee !== null && assignee.id === viewer.id ? [{ id: 'giveBack', label: '退回' }] : []),
  ]
}

/** The one button of a case, and behind ⋯ what else can be done with it. */
export function CaseActs({ row, first = false, bare = false }: { row: QueueRow; first?: boolean; bare?: boolean }) {
  const { businessSn, title, assignee } = row
  const viewer = useViewer()
  const navigate = useNavigate()
  const [open, setOpen] = useState<DeskAction | 'give'>()
  const { run, busy } = useDeskAct(deskReads)
  const { act } = nextOf(row, viewer)
  const to = `/requests/${businessSn}`
  const params = { businessSn }
  const close = () => setOpen(undefined)
  const take = () => void run(() => call(workbenchApi.take, { params }), '已领取')
  const more = moreOf(row, act, viewer)
  const choose = (id: string) => {
    if (id === 'look') return void navigate(to)
    if (id === 'take') return take()
    if (id === 'giveBack') return void run(() => call(workbenchApi.giveBack, { params }), '已退回，等待领取')
    setOpen(id as DeskAction | 'give')
  }
  const name = `${deskActLabels[act]} ${title}`
  const look = { size: 'small', variant: first ? 'primary' : 'secondary', 'aria-label': name } as const
  return (
    <>
      {act === 'look' || act === 'review' ? (
        <LinkButton to={to} {...look}>
          {deskActLabels[act]}
        </LinkButton>
      ) : (
        <Button {...look} busy={busy} busyText="请稍候…" onClick={() => (act === 'take' ? take() : setOpen(act))}>
          {deskActLabels[act]}
        </Button>
      )}
      {!bare && more.length > 0 && <ActionMenu label={`更多操作 ${title}`} entries={more} onAction={choose} />}
      {open === 'give' && <GiveDialog businessSn={businessSn} holder={assignee?.id} onClose={close} />}
      {open && open !== 'give' && <OpenStep action={open} businessSn={businessSn} onClose={close} />}
    </>
  )
}
