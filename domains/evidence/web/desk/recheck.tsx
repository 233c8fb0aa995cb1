import { useMay } from '@portal/accounts/web'
import { Button, call, keyOf, toast, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { evidenceDeskApi } from '../../contract/desk-endpoints.ts'

/** The button that has all originals of a record read again, for example after one was restored from a backup. */
export function Recheck({ evidenceNo }: { evidenceNo: string }) {
  const queries = useQueryClient()
  const mayRecheck = useMay('evidence.act')
  const { run, busy } = useAction(async () => {
    const { checked, broken, restored } = await call(evidenceDeskApi.recheck, { params: { evidenceNo } })
    await queries.invalidateQueries({ queryKey: keyOf(evidenceDeskApi.deskDetail) })
    if (broken > 0) toast(`核查了 ${checked} 份原件，${broken} 份仍有异常`, 'error')
    else toast(`核查了 ${checked} 份原件，全部一致${restored > 0 ? `，恢复 ${restored} 份` : ''}`)
  })
  if (!mayRecheck) return null
  return (
    <Button variant="secondary" busy={busy} busyText="正在核查…" onClick={() => void run()}>
      重新核查原件
    </Button>
  )
}
