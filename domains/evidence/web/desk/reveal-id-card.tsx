import { useMay } from '@portal/accounts/web'
import { Button, call, ReasonDialog, RevealedText, useReload } from '@portal/platform/web'
import { useState } from 'react'
import { evidenceDeskApi } from '../../contract/desk-endpoints.ts'
import { lookReads, reasonForm } from './look-reason.ts'

/** The masked document number, with the button by which staff see the whole one after giving a reason. */
export function RevealIdCard({ evidenceNo, idCard }: { evidenceNo: string; idCard: string }) {
  const reload = useReload(lookReads)
  const mayReveal = useMay('reveal')
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    void reload()
  }
  if (!mayReveal) return idCard
  return (
    <>
      {idCard}{' '}
      <Button variant="text" icon="lock" onClick={() => setAsking(true)}>
        查看完整号码
      </Button>
      {isAsking && (
        <ReasonDialog
          {...reasonForm}
          title="查看完整证件号码"
          open={(body) => call(evidenceDeskApi.reveal, { params: { evidenceNo }, body })}
          onClose={close}
        >
          {({ idCard: whole }) => <RevealedText>{whole}</RevealedText>}
        </ReasonDialog>
      )}
    </>
  )
}
