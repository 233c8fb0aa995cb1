import { useMay } from '@portal/accounts/web'
import { Button, call, ReasonDialog, useReload } from '@portal/platform/web'
import { useState } from 'react'
import { evidenceDeskApi } from '../../contract/desk-endpoints.ts'
import { type Slot, slotTitle } from '../../contract/slots.ts'
import { lookReads, reasonForm } from './look-reason.ts'

/** The button by which staff open a travel document, after they have given a reason. */
export function OpenDocument({ evidenceNo, slot }: { evidenceNo: string; slot: Slot }) {
  const reload = useReload(lookReads)
  const mayOpen = useMay('reveal')
  const [isAsking, setAsking] = useState(false)
  const name = slotTitle(slot)
  const close = () => {
    setAsking(false)
    void reload()
  }
  if (!mayOpen) return null
  return (
    <>
      <Button variant="text" icon="lock" aria-label={`查看 ${name}（写明原因）`} onClick={() => setAsking(true)}>
        查看
      </Button>
      {isAsking && (
        <ReasonDialog
          {...reasonForm}
          title={`查看${name}`}
          open={({ reason }) => call(evidenceDeskApi.openDocument, { params: { evidenceNo }, body: { slot, reason } })}
          onClose={close}
        >
          {({ url, viewUrl }) => (
            <>
              {viewUrl && <img src={viewUrl} alt={name} />}
              <a className="btn btn-secondary" href={url} download>
                下载原件
              </a>
            </>
          )}
        </ReasonDialog>
      )}
    </>
  )
}
