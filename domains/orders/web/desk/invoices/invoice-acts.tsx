import { Button } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { type InvoiceAct, type InvoiceDeskRow, invoiceActLabels } from '../../../contract/invoices/desk-invoice.ts'

const dialogs = {
  issue: lazy(async () => ({ default: (await import('./invoice-dialogs.tsx')).IssueDialog })),
  refuse: lazy(async () => ({ default: (await import('./invoice-dialogs.tsx')).RefuseDialog })),
  redLetter: lazy(async () => ({ default: (await import('./invoice-dialogs.tsx')).RedLetterDialog })),
}

/** The buttons of what staff may do with an invoice. */
export function InvoiceActs({ invoice }: { invoice: InvoiceDeskRow }) {
  const [act, setAct] = useState<InvoiceAct | null>(null)
  const Dialog = act && dialogs[act]
  return (
    <>
      {invoice.can.map((one, at) => (
        <Button key={one} variant={at === 0 ? 'primary' : 'secondary'} onClick={() => setAct(one)}>
          {invoiceActLabels[one]}
        </Button>
      ))}
      {Dialog && (
        <Suspense>
          <Dialog invoice={invoice} onClose={() => setAct(null)} />
        </Suspense>
      )}
    </>
  )
}
