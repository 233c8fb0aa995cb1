import { Button, call, useDeskAct } from '@portal/platform/web'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import { deskReads } from './desk-reads.ts'

/** Takes a case that nobody has. */
export function TakeButton({ businessSn }: { businessSn: string }) {
  const { run, busy } = useDeskAct(deskReads)
  return (
    <Button
      variant="text"
      busy={busy}
      busyText="正在领取…"
      aria-label={`领取 ${businessSn}`}
      onClick={() => void run(() => call(workbenchApi.take, { params: { businessSn } }), '已领取')}
    >
      领取
    </Button>
  )
}
