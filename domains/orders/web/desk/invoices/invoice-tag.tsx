import { StatusTag, type StatusTone } from '@portal/platform/web'
import type { InvoiceDeskRow } from '../../../contract/invoices/desk-invoice.ts'
import { type InvoiceState, invoiceStateLabels } from '../../../contract/invoices/invoice.ts'

const tones = {
  requested: 'waiting',
  issued: 'done',
  refused: 'refused',
  redLettered: 'refused',
} satisfies Record<InvoiceState, StatusTone>

/** The state of an invoice, and whether red letters are due. */
export function InvoiceTag({ invoice }: { invoice: Pick<InvoiceDeskRow, 'state' | 'isRedLetterDue'> }) {
  return (
    <>
      <StatusTag tone={tones[invoice.state]}>{invoiceStateLabels[invoice.state]}</StatusTag>
      {invoice.isRedLetterDue && <StatusTag tone="waiting">待红冲</StatusTag>}
    </>
  )
}
