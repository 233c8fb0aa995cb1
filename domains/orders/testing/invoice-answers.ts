import type { InvoiceDeskRow } from '../contract/invoices/desk-invoice.ts'
import type { InvoiceView } from '../contract/invoices/invoice.ts'

/** When the sample was asked for. */
const askedAt = Date.parse('2026-11-20T10:00:00+08:00')

/** A special invoice of a company, as its owner reads it. */
export const invoiceAnswer = (changes: Partial<InvoiceView> = {}): InvoiceView => ({
  id: 'i1',
  state: 'requested',
  amount: '3450.55',
  invoiceType: 2,
  subjectType: 2,
  title: '一链科技有限公司',
  taxNo: '91350100M000100Y43',
  address: null,
  phone: null,
  bankName: null,
  bankAccount: null,
  email: null,
  number: null,
  issuedOn: null,
  reply: null,
  file:
    changes.state === 'issued'
      ? {
          id: 'f1',
          url: '/api/file/f1',
          fileName: '发票.pdf',
          size: 1,
          sha256: '',
          thumbnail: null,
          viewUrl: null,
        }
      : null,
  redFile: null,
  createTime: askedAt,
  ...changes,
})

/** The same invoice as the desk reads it. */
export const invoiceRowAnswer = (changes: Partial<InvoiceDeskRow> = {}): InvoiceDeskRow => ({
  ...invoiceAnswer(changes),
  isTaxNoOlder: false,
  isRedLetterDue: false,
  redNumber: null,
  redReason: null,
  order: { orderNo: 'DD20261118000001', title: '一种折叠支架' },
  customer: { id: 'u1', username: 'demo' },
  history: [{ act: 'request', actor: 'demo', reason: null, time: askedAt }],
  can: ['issue', 'refuse'],
  ...changes,
})
