import { useSession } from '@portal/accounts/web'
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

/** The steps that the menu of a row offers. A supplement is taken back only where it is read, in the detail. */
const steps = [
  { id: 'accept', label: deskActLabels.accept },
  { id: 'reject', label: '不予受理', danger: true },
  { id: 'complete', label: deskActLabels.complete },
  { id: 'recordCall', label: deskActLabels.recordCall },
] as const

/** What else can be done with a case than what its one button does. */
const moreOf = (row: QueueRow, act: DeskAct, viewerId: string | undefined): MenuEntry[] => {
  const { can, assignee, actsNext } = row
  const owed = actsNext !== 'nobody'
  return [
    ...(act === 'look' || act === 'review' ? [] : [{ id: 'look', label: '查看详情' }]),
    ...(owed && assignee === null && act !== 'take' ? [{ id: 'take', label: deskActLabels.take }] : []),
    ...steps.filter(({ id }) => id !== act && can.includes(id)),
    ...(owed ? [{ id: 'give', label: assignee === null ? '分派给同事' : '转给同事' }] : []),
    ...(owed && assignee !== null && assignee.id === viewerId ? [{ id: 'giveBack', label: '退回' }] : []),
  ]
}

/** The one button of a case, and behind ⋯ what else can be done with it. */
export function CaseActs({ row, first = false, bare = false }: { row: QueueRow; first?: boolean; bare?: boolean }) {
  const { businessSn, title, assignee } = row
  const { userinfo } = useSession()
  const navigate = useNavigate()
  const [open, setOpen] = useState<DeskAction | 'give'>()
  const { run, busy } = useDeskAct(deskReads)
  const { act } = nextOf(row, userinfo?.id)
  const to = `/requests/${businessSn}`
  const params = { businessSn }
  const close = () => setOpen(undefined)
  const take = () => void run(() => call(workbenchApi.take, { params }), '已领取')
  const more = moreOf(row, act, userinfo?.id)
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
