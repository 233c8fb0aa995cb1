import { useMay } from '@portal/accounts/web'
import { Button, call, ReasonDialog, RevealedText, useReload } from '@portal/platform/web'
import { useState } from 'react'
import { requestsApi } from '../../contract/endpoints.ts'
import { requestLimits } from '../../contract/limits.ts'
import { revealForm } from '../../contract/reveal.ts'
import { deskReads } from './desk-reads.ts'

/** The button beside a masked ID number; whoever presses it says why, and the customer can read that. */
export function RevealIdCard({ businessSn }: { businessSn: string }) {
  const [isOpen, setOpen] = useState(false)
  const reload = useReload(deskReads)
  const mayReveal = useMay('reveal')
  const reveal = async (body: { reason: string }) => {
    const found = await call(requestsApi.reveal, { params: { businessSn }, body })
    void reload()
    return found
  }
  if (!mayReveal) return null
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        查看完整号码
      </Button>
      {isOpen && (
        <ReasonDialog
          title="查看完整身份证号"
          schema={revealForm}
          max={requestLimits.revealReason}
          hint="查看人、时间和原因会被记录，客户可以看到"
          open={reveal}
          onClose={() => setOpen(false)}
        >
          {({ idCard }) => <RevealedText>{idCard}</RevealedText>}
        </ReasonDialog>
      )}
    </>
  )
}
