import { Button, momentWords, Quiet } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { invoiceStateLabels, invoiceTypeLabels } from '../../contract/invoices/invoice.ts'
import { moneyWords } from '../../contract/money.ts'
import type { OrderDetail } from '../../contract/order.ts'
import type { InvoicedOrder } from './invoice-dialog.tsx'

const InvoiceDialog = lazy(async () => ({ default: (await import('./invoice-dialog.tsx')).InvoiceDialog }))

type Invoice = NonNullable<OrderDetail['invoice']>

/** The newest invoice of an order, and the way to ask for one; nothing where there is neither. */
export function OrderInvoice({ order }: { order: InvoicedOrder & Pick<OrderDetail, 'can'> }) {
  const { invoice, invoiceTerms, can } = order
  const [isAsking, setAsking] = useState(false)
  const canAsk = can.includes('invoice')
  if (!canAsk && invoice === null) return null
  const isOpen = invoice?.state === 'requested'
  return (
    <section aria-labelledby="order-invoice" className={invoice ? undefined : 'no-print'}>
      <h2 id="order-invoice">发票</h2>
      {canAsk && (
        <p className="row apart no-print">
          <span>可开票 {moneyWords(invoiceTerms.amount)}</span>
          <Button onClick={() => setAsking(true)}>{isOpen ? '更正发票申请' : '申请发票'}</Button>
        </p>
      )}
      {invoice && <InvoiceLines invoice={invoice} />}
      {isAsking && (
        <Suspense>
          <InvoiceDialog order={order} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** What became of an invoice, with its papers. */
function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { state, amount, invoiceType, title, number, issuedOn, reply, file, redFile, createTime } = invoice
  return (
    <ul className="lines">
      <li>
        <div className="row apart">
          <span>
            {invoiceTypeLabels[invoiceType]} · {invoiceStateLabels[state]}
          </span>
          <b>{moneyWords(amount)}</b>
        </div>
        <p>抬头：{title}</p>
        {number !== null && (
          <p>
            发票号码 {number}，{issuedOn} 开具
          </p>
        )}
        {reply !== null && <p>答复：{reply}</p>}
        {file && <Paper what="发票" file={file} />}
        {redFile && <Paper what="红字发票" file={redFile} />}
        <Quiet>{momentWords(createTime)} 申请</Quiet>
      </li>
    </ul>
  )
}

/** A paper of an invoice. Its name may be longer than a phone is wide, so that it wraps above the button and not in it. */
function Paper({ what, file: { url, fileName } }: { what: string; file: NonNullable<Invoice['file']> }) {
  return (
    <>
      <p>{fileName}</p>
      <a className="btn btn-text" href={url} aria-label={`下载${what} ${fileName}`}>
        下载{what}
      </a>
    </>
  )
}
