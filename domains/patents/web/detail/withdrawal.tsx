import { Button } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import type { PatentDetail } from '../../contract/detail.ts'

// Few visitors open it, so the page does not wait for its form.
const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog }))

/** The way to take an application back that the desk has not accepted yet. */
export function Withdrawal({ detail }: { detail: PatentDetail }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="no-print">
      <Button variant="text" onClick={() => setOpen(true)}>
        撤回申请
      </Button>
      <Suspense>{isOpen && <WithdrawDialog detail={detail} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
