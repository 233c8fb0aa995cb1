import { Button, Buttons, call, useDeskAct } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import type { DeadlineAction, DeadlineDetail } from '../../contract/deadline.ts'
import { ownDeadlinesApi } from '../../contract/own-endpoints.ts'
import type { OpenedAct } from './act-dialogs.tsx'
import { ownReads } from './own-reads.ts'

const EditKept = lazy(async () => ({ default: (await import('./edit-kept.tsx')).EditKept }))
const Dialogs = lazy(async () => ({ default: (await import('./act-dialogs.tsx')).ActDialogs }))

const asked = [
  { act: 'override', label: '改期' },
  { act: 'edit', label: '编辑' },
  { act: 'remove', label: '删除' },
] as const satisfies { act: DeadlineAction; label: string }[]

/** What the viewer may do with a deadline, as the server says; only its owner may do anything. */
export function DetailActs({ deadline }: { deadline: DeadlineDetail }) {
  const { id, version, can } = deadline
  const [opened, setOpened] = useState<OpenedAct | 'edit'>()
  const reopen = useDeskAct(ownReads)
  const close = () => setOpened(undefined)
  if (can.length === 0) return null
  return (
    <>
      <Buttons>
        {can.includes('done') && (
          <Button variant="primary" icon="check" onClick={() => setOpened('done')}>
            标为已完成
          </Button>
        )}
        {can.includes('reopen') && (
          <Button
            busy={reopen.busy}
            onClick={() =>
              void reopen.run(() => call(ownDeadlinesApi.reopen, { params: { id }, body: { version } }), '已重新打开')
            }
          >
            重新打开
          </Button>
        )}
        {asked.map(
          ({ act, label }) =>
            can.includes(act) && (
              <Button key={act} variant={act === 'remove' ? 'text' : 'secondary'} onClick={() => setOpened(act)}>
                {label}
              </Button>
            ),
        )}
      </Buttons>
      <Suspense>
        {opened === 'edit' && <EditKept deadline={deadline} onClose={close} />}
        {opened !== undefined && opened !== 'edit' && <Dialogs act={opened} deadline={deadline} onClose={close} />}
      </Suspense>
    </>
  )
}
