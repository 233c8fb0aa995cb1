import { Button, Card, call, useDeskAct } from '@portal/platform/web'
import { useState } from 'react'
import type { DeskDetail } from '../../contract/detail.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import styles from './desk.module.css'
import { deskReads } from './desk-reads.ts'
import { GiveDialog } from './give-dialog.tsx'
import { useViewer } from './use-viewer.ts'

/** Shows who of the desk has the case; its buttons take it, give it to a colleague, or give it back. */
export function AssigneeCard({ detail }: { detail: Pick<DeskDetail, 'businessSn' | 'assignee' | 'actsNext'> }) {
  const { businessSn, assignee, actsNext } = detail
  const viewer = useViewer()
  const [isGiving, setGiving] = useState(false)
  const { run, busy } = useDeskAct(deskReads)
  const params = { businessSn }
  const isMine = assignee !== null && assignee.id === viewer.id
  return (
    <Card
      title="办理人"
      {...(actsNext !== 'nobody' &&
        viewer.mayAssign && {
          actions: (
            <span className={styles.buttons}>
              {assignee === null && (
                <Button
                  size="small"
                  variant="primary"
                  busy={busy}
                  onClick={() => void run(() => call(workbenchApi.take, { params }), '已领取')}
                >
                  领取
                </Button>
              )}
              {isMine && (
                <Button
                  size="small"
                  busy={busy}
                  onClick={() => void run(() => call(workbenchApi.giveBack, { params }), '已退回，等待领取')}
                >
                  退回
                </Button>
              )}
              <Button size="small" onClick={() => setGiving(true)}>
                {assignee === null ? '分派给同事' : '转给同事'}
              </Button>
            </span>
          ),
        })}
    >
      <p className={assignee === null ? styles.target : undefined}>
        {assignee === null ? '尚未分派' : isMine ? `${assignee.username}（我）` : assignee.username}
      </p>
      {isGiving && <GiveDialog businessSn={businessSn} holder={assignee?.id} onClose={() => setGiving(false)} />}
    </Card>
  )
}
