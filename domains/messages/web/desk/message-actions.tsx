import { Button, call, useDeskAct } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import type { DeskDetail } from '../../contract/desk-view.ts'
import { messagesApi } from '../../contract/endpoints.ts'
import { messageActionLabels } from '../../contract/states.ts'
import { deskReads } from './desk-reads.ts'

const EditMessageDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditMessageDialog }))
const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }))

/** Steps that need no dialog, each with the message that follows it. */
const presses = [
  { action: 'publish', endpoint: messagesApi.publish, done: '已公开' },
  { action: 'withhold', endpoint: messagesApi.withhold, done: '已取消公开' },
  { action: 'clearSpam', endpoint: messagesApi.clearSpam, done: '已转入待答复' },
  { action: 'markSpam', endpoint: messagesApi.markSpam, done: '已标为垃圾信息' },
] as const

/** The buttons of the steps that the state of this message allows. */
export function MessageActions({ detail }: { detail: DeskDetail }) {
  const { id, can } = detail
  const [dialog, setDialog] = useState<'edit' | 'remove'>()
  const { run, busy } = useDeskAct(deskReads)
  const close = () => setDialog(undefined)
  return (
    <>
      {presses
        .filter(({ action }) => can.includes(action))
        .map(({ action, endpoint, done }) => (
          <Button
            key={action}
            {...(action === 'publish' && { variant: 'primary' })}
            busy={busy}
            onClick={() => void run(() => call(endpoint, { params: { id } }), done)}
          >
            {messageActionLabels[action]}
          </Button>
        ))}
      {can.includes('edit') && <Button onClick={() => setDialog('edit')}>{messageActionLabels.edit}</Button>}
      {can.includes('remove') && (
        <Button variant="danger" onClick={() => setDialog('remove')}>
          {messageActionLabels.remove}
        </Button>
      )}
      <Suspense>
        {dialog === 'edit' && <EditMessageDialog detail={detail} onClose={close} />}
        {dialog === 'remove' && <RemoveDialog id={id} onClose={close} />}
      </Suspense>
    </>
  )
}
