import { Button, call, keyOf } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { evidenceDeskApi } from '../../contract/desk-endpoints.ts'
import css from './desk.module.css'
import { ReasonDialog } from './reason-dialog.tsx'

/** The masked document number, with the button by which staff see the whole one after giving a reason. */
export function RevealIdCard({ evidenceNo, idCard }: { evidenceNo: string; idCard: string }) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    void queries.invalidateQueries({ queryKey: keyOf(evidenceDeskApi.deskDetail) })
  }
  return (
    <span className={css.idCard}>
      {idCard}
      <Button variant="text" icon="lock" onClick={() => setAsking(true)}>
        查看完整号码
      </Button>
      {isAsking && (
        <ReasonDialog
          title="查看完整证件号码"
          open={async (reason) =>
            (await call(evidenceDeskApi.reveal, { params: { evidenceNo }, body: { reason } })).idCard
          }
          onClose={close}
        >
          {(revealed) => <p className={css.revealed}>{revealed}</p>}
        </ReasonDialog>
      )}
    </span>
  )
}
