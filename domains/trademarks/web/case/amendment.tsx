import { Button } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { amendableStates } from '../../contract/file/amend.ts'
import type { TrademarkDetail } from '../../contract/file/detail.ts'

// Few visitors open it, so the page does not wait for its form.
const AmendDialog = lazy(async () => ({ default: (await import('./amend-dialog.tsx')).AmendDialog }))

/** The way to change what is not priced, while the customer has not confirmed the filing. */
export function Amendment({ detail }: { detail: TrademarkDetail }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {amendableStates.includes(detail.fileState) && (
        <Button icon="edit" onClick={() => setOpen(true)}>
          修改资料
        </Button>
      )}
      <Suspense>{isOpen && <AmendDialog detail={detail} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
