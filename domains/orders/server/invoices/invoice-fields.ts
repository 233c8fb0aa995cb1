import { type OutsideReader, sealedFields } from '@portal/platform/server'
import type { InvoiceForm } from '../../contract/invoices/invoice-form.ts'
import { type Invoice, invoices } from './invoice.table.ts'

const { placeOf, seal, show } = sealedFields(invoices)
type CipherCtx = Parameters<typeof seal>[0]

const orNull = (text: string): string | null => (text === '' ? null : text)

/** The columns of an invoice as its owner wrote it; what names a person or an account is sealed to the row. */
export const columnsOf = (ctx: CipherCtx, id: string, form: InvoiceForm) => ({
  invoiceType: form.invoiceType,
  subjectType: form.subjectType,
  title: form.title,
  bankName: orNull(form.bankName),
  taxNo: seal(ctx, 'taxNo', id, orNull(form.taxNo)),
  address: seal(ctx, 'address', id, orNull(form.address)),
  phone: seal(ctx, 'phone', id, orNull(form.phone)),
  bankAccount: seal(ctx, 'bankAccount', id, orNull(form.bankAccount)),
  email: seal(ctx, 'email', id, orNull(form.email)),
})

/** What an invoice says of its buyer, in clear text. */
export const fieldsOf = (ctx: CipherCtx, invoice: Invoice) => ({
  invoiceType: invoice.invoiceType,
  subjectType: invoice.subjectType,
  title: invoice.title,
  bankName: invoice.bankName,
  taxNo: show(ctx, 'taxNo', invoice),
  address: show(ctx, 'address', invoice),
  phone: show(ctx, 'phone', invoice),
  bankAccount: show(ctx, 'bankAccount', invoice),
  email: show(ctx, 'email', invoice),
})

/** The address to which an invoice goes by mail, as it is sealed; null where the owner gave none. */
export const readerOf = ({ id, email }: Invoice): OutsideReader | null =>
  email === null ? null : { sealed: email, place: placeOf('email', id) }
