import { Button, call } from '@portal/platform/web'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import { useDeskAct } from './use-desk-act.ts'

/** Takes a case that nobody has. */
export function TakeButton({ businessSn }: { businessSn: string }) {
  const { run, busy } = useDeskAct()
  return (
    <Button
      variant="text"
      busy={busy}
      busyText="正在领取…"
      aria-label={`领取 ${businessSn}`}
      onClick={() => void run('已领取', () => call(workbenchApi.take, { params: { businessSn } }))}
    >
      领取
    </Button>
  )
}
