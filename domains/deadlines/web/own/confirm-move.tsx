import { Button, call, useDeskAct } from '@portal/platform/web'
import type { DeadlineRow } from '../../contract/deadline.ts'
import { ownDeadlinesApi } from '../../contract/own-endpoints.ts'
import { ownReads } from './own-reads.ts'

/** Confirms that one has seen the new day of a deadline. */
export function ConfirmMove({ id, version, title }: Pick<DeadlineRow, 'id' | 'version' | 'title'>) {
  const { run, busy } = useDeskAct(ownReads)
  const confirm = () => run(() => call(ownDeadlinesApi.acknowledge, { params: { id }, body: { version } }), '已确认')
  return (
    <Button
      size="small"
      busy={busy}
      busyText="正在确认…"
      aria-label={`确认 ${title} 的变动`}
      onClick={() => void confirm()}
    >
      确认
    </Button>
  )
}
