import { Button } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import type { RefundDeskRow } from '../../../contract/refunds/refund.ts'
import { type RefundAct, refundActLabels } from '../../../contract/refunds/refund-states.ts'

const RecordDialog = lazy(async () => ({ default: (await import('./record-dialog.tsx')).RecordDialog }))
const RefundActDialog = lazy(async () => ({ default: (await import('./refund-act-dialog.tsx')).RefundActDialog }))

/** The buttons of what this member of staff may do with a refund. */
export function RefundActs({ refund }: { refund: RefundDeskRow }) {
  const [act, setAct] = useState<RefundAct | null>(null)
  const close = () => setAct(null)
  return (
    <>
      {refund.can.map((one, at) => (
        <Button key={one} variant={at === 0 ? 'primary' : 'secondary'} onClick={() => setAct(one)}>
          {refundActLabels[one]}
        </Button>
      ))}
      <Suspense>
        {act === 'record' && <RecordDialog refund={refund} onClose={close} />}
        {act !== null && act !== 'record' && <RefundActDialog refund={refund} act={act} onClose={close} />}
      </Suspense>
    </>
  )
}
